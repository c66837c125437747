const begun = performance.now();

/** Time since the start of the command, as `3:07`. */
function elapsed(): string {
  const seconds = Math.floor((performance.now() - begun) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A line about where a long command is. */
export const say = (what: string): void => console.log(`${elapsed().padStart(6)}  ${what}`);

/** Says when a part of the work begins, and how long it took. */
export async function part<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  say(name);
  const from = performance.now();
  const result = await work();
  say(`${name}: done in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  return result;
}
