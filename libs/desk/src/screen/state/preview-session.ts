import { useSyncExternalStore } from 'react';

/** `entered` counts how often the desk has entered the preview again. */
interface Session {
  readonly entered: number;
  /** Whether the site shows the published pages to this browser, and the desk could not change that. */
  readonly isLost: boolean;
}

let session: Session = { entered: 0, isLost: false };
const listeners = new Set<() => void>();
function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

let running: Promise<unknown> | undefined;
/** The answer of the desk's own address sets the cookie of an editor. */
const enter = (): Promise<unknown> =>
  (running ??= fetch('/desk')
    .catch(() => undefined)
    .finally(() => (running = undefined)));

/**
 * Requests something that only editors get. A preview ends after some hours, and when the site starts again. The desk
 * stays open for longer, so this function then enters the preview again, and repeats the request once.
 * @param isForEditors whether an answer is for an editor
 */
export async function askAsEditor<T>(
  ask: () => Promise<T>,
  isForEditors: (answer: T) => boolean,
): Promise<T> {
  const answer = await ask();
  if (isForEditors(answer)) {
    if (session.isLost) set({ ...session, isLost: false });
    return answer;
  }
  await enter();
  const again = await ask();
  const isLost = !isForEditors(again);
  if (!isLost) set({ entered: session.entered + 1, isLost });
  else if (!session.isLost) set({ ...session, isLost });
  return again;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const usePreviewSession = (): Session => useSyncExternalStore(subscribe, () => session);
