/** Rejects after a while. */
export const after = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms));
