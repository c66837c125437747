/** Returns a function that runs work once at a time. Calls during a run lead to one more run after it. */
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
