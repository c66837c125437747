import { inSpan } from '../traces/in-span.ts';
import type { Figures, Outcome } from './figures.types.ts';

/** Matches an error's code, name or message that means a timeout. */
const LATE =
  /^(?:ETIMEDOUT|ECONNABORTED|UND_ERR_\w+_TIMEOUT|TimeoutError)$|\btimeout of \d|\btook longer than /;

/** Whether an error, or its cause, is a timeout. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, message, cause } = error as Error & { readonly code?: unknown };
  return [String(code), name, message].some((said) => LATE.test(said)) || isTimeout(cause);
}

/**
 * Calls another system. Records the result and the duration in the metrics and traces that are turned on.
 * @param to label of the other system
 * @param outcomeOf returns the outcome of a call that did not throw
 */
export async function watchCall<T>(
  figures: Pick<Figures, 'countCall'> | undefined,
  to: string,
  work: () => Promise<T>,
  outcomeOf: (result: T) => Outcome = () => 'ok',
): Promise<T> {
  const begun = performance.now();
  let outcome: Outcome = 'error';
  return inSpan(to, async (span) => {
    try {
      const result = await work();
      outcome = outcomeOf(result);
      return result;
    } catch (error) {
      if (isTimeout(error)) outcome = 'timeout';
      throw error;
    } finally {
      span?.setAttribute('skein.outcome', outcome);
      figures?.countCall(to, outcome, (performance.now() - begun) / 1000);
    }
  });
}
