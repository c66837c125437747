export interface Complaints {
  /** Errors and warnings that the code has logged so far. */
  readonly said: readonly string[];
  complain(...words: readonly unknown[]): void;
  /** Restores the console. */
  stop(): void;
}

/** Collects errors and warnings instead of logging them. */
export function hearComplaints(): Complaints {
  const { error, warn } = console;
  const said: string[] = [];
  const complain = (...words: readonly unknown[]) => void said.push(words.map(String).join(' '));
  Object.assign(console, { error: complain, warn: complain });
  return { said, complain, stop: () => void Object.assign(console, { error, warn }) };
}
