import { withinTime } from './within-time.ts';

/** Longest wait of a form for each script that sends it, in ms. */
export const SCRIPTS_WAIT_MS = 5000;

/** A script of this site that could not be loaded. The form then does its task as it does without script. */
export class MissingScript extends Error {
  override name = 'MissingScript';
}

/** Returns the content of a script. @throws MissingScript if it cannot be loaded, or not in time */
export const fromScript = <Value>(loading: Promise<Value>): Promise<Value> =>
  withinTime(loading, SCRIPTS_WAIT_MS).catch((cause: unknown) => {
    throw new MissingScript('a script of the form has not come', { cause });
  });
