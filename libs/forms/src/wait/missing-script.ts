import { withinTime } from './within-time.ts';

/** Longest wait of a form for each of the scripts that send it, ms. */
export const SCRIPTS_WAIT_MS = 5000;

/** A script of this site that could not be had: what needs it is done the way it is done without script. */
export class MissingScript extends Error {
  override name = 'MissingScript';
}

/** What a script holds. @throws MissingScript when it does not come, or not in time */
export const fromScript = <Value>(loading: Promise<Value>): Promise<Value> =>
  withinTime(loading, SCRIPTS_WAIT_MS).catch((cause: unknown) => {
    throw new MissingScript('a script of the form has not come', { cause });
  });
