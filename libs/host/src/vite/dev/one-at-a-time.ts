/** Returns a function that starts `work`, one run at a time. Calls during a run cause one more run. */
export function oneAtATime(work: () => Promise<void>): () => void {
  let state: 'idle' | 'working' | 'again' = 'idle';
  return function begin() {
    if (state !== 'idle') {
      state = 'again';
      return;
    }
    state = 'working';
    void work().finally(() => {
      const again = state === 'again';
      state = 'idle';
      if (again) begin();
    });
  };
}
