import { withinTime } from './within-time.ts';

/** Longest wait for each script that a form needs for sending, in ms. */
export const SCRIPTS_WAIT_MS = 5000;

/** Means that a script of this site cannot be loaded. The form then works as in a browser without script. */
export class MissingScript extends Error {
  override name = 'MissingScript';
}

/**
 * Returns the content of a script. @throws MissingScript if the script does not load in time, or is empty. A new
 * attempt would not help with an empty script, because the browser keeps it
 */
export const fromScript = <Value extends object>(loading: Promise<Value | undefined>): Promise<Value> =>
  withinTime(loading, SCRIPTS_WAIT_MS)
    .then((content) => content ?? Promise.reject(new Error('a script is empty')))
    .catch((cause: unknown) => {
      throw new MissingScript('a script of the form has not come', { cause });
    });
