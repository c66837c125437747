/** One thing after the other; what is asked for meanwhile happens once more after it. */
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
