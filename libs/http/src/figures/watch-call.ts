import { inSpan } from '../traces/in-span.ts';
import type { Figures, Outcome } from './figures.types.ts';

/** By code, by name, or in the words of those who give neither. */
const LATE =
  /^(?:ETIMEDOUT|ECONNABORTED|UND_ERR_\w+_TIMEOUT|TimeoutError)$|\btimeout of \d|\btook longer than /;

/** Whether an error, or what caused it, says that somebody took too long. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, message, cause } = error as Error & { readonly code?: unknown };
  return [String(code), name, message].some((said) => LATE.test(said)) || isTimeout(cause);
}

/**
 * Calls somebody else, and tells figures and traces how that ended; both may be off.
 * @param to whom, as a label
 * @param outcomeOf how it ended where nothing was thrown
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
