const line: (() => void)[] = [];

function next(): void {
  line.shift()?.();
  if (line.length > 0) setImmediate(next);
}

/**
 * Resolves when the caller's job may do heavy work. One job runs at a time. Between two jobs, the event loop handles
 * other events, so that short work waits for at most one job.
 */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    if (line.push(resolve) === 1) setImmediate(next);
  });
