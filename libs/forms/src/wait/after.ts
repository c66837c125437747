/** Longest wait of a form that is sent for what still fills it in, ms. */
export const FILLING_WAIT_MS = 5000;

/** Rejects after a while. */
export const after = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms));
