import type { Content } from '../cms/cms.types.ts';
import { withoutLooks } from './field-kind.ts';

/**
 * Returns a help text for editors: without its list of looks, and with names of content types, not ids. Undefined if
 * nothing is left.
 */
export function helpText(hint: string | undefined, types: Content['types']): string | undefined {
  const named = withoutLooks(hint)
    .replace(/^(?:Entries|An entry) of type ([^.]*)\./u, '$1.')
    .replace(/\b[a-z]+[A-Z]\w*\b/gu, (id) => types.get(id)?.name ?? id)
    .trim();
  return named || undefined;
}
