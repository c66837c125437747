const line: (() => void)[] = [];

function next(): void {
  line.shift()?.();
  if (line.length > 0) setImmediate(next);
}

/**
 * The turn to do a piece of heavy work. One is had at a time, and between two of them the thread looks at whatever else has
 * come: what takes a moment never waits for more than one piece.
 */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    if (line.push(resolve) === 1) setImmediate(next);
  });
