/** Where a command prints. */
export interface Terminal {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Thrown for a command that cannot run. The message is for the user. */
export class CommandError extends Error {
  override name = 'CommandError';
}
