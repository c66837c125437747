import type { ContentView } from '../store/view.ts';
import { answerCollection } from './delivery-engine.ts';

/**
 * Answers a query for entries within this process.
 * @param query parameters as the vendor's SDK takes them
 * @returns undefined if the query has to be sent as a request: because the SDK changes it first (`select`), or because
 *   the answer is an error
 */
export function entriesHere(
  view: ContentView,
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  if ('select' in query) return undefined;
  const parameters = new Map(Object.entries(query).map(([name, value]) => [name, String(value)]));
  try {
    return answerCollection(view, 'Entry', parameters, '/entries');
  } catch {
    return undefined;
  }
}
