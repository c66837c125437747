export interface Complaints {
  /** What the console has said so far, as errors or warnings. */
  readonly said: readonly string[];
  complain(...words: readonly unknown[]): void;
  /** Gives the console back. */
  stop(): void;
}

/** Collects the errors and warnings of the console, which then says nothing. */
export function hearComplaints(): Complaints {
  const { error, warn } = console;
  const said: string[] = [];
  const complain = (...words: readonly unknown[]) => void said.push(words.map(String).join(' '));
  Object.assign(console, { error: complain, warn: complain });
  return { said, complain, stop: () => void Object.assign(console, { error, warn }) };
}
