import { useEffect } from 'react';

/** Lets the browser ask before the window closes, while work is running that would stop in the middle. */
export function useLeaveQuestion(isWorking: boolean): void {
  useEffect(() => {
    if (!isWorking) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isWorking]);
}
