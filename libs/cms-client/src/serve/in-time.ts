/** Resolves to the answer, or to undefined if the answer takes longer than the limit. */
export function inTime<T>(answer: Promise<T>, limitMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
