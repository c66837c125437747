import type { Problem } from '@skein/cms-client';
import type { DeliveredContent } from './delivered.ts';

const isLink = (text: string) => /^(?:\/|#|[a-z]+:)/i.test(text.trim());
const saysSomething = (value: unknown): boolean =>
  typeof value === 'object'
    ? value !== null
    : typeof value === 'string' && /\p{L}{2}/u.test(value) && !isLink(value);

/**
 * Returns a problem for each text without a Spanish version. Ignores fields that most entries of a type leave
 * untranslated, because such fields contain names.
 */
export function missingLanguages({ entries, types }: DeliveredContent): Problem[] {
  const counts = new Map<string, { translated: number; not: Problem[] }>();
  for (const { id, contentType = '', fields } of entries)
    for (const [name, values] of Object.entries(fields)) {
      if (types.get(contentType)?.get(name)?.localized !== true || !saysSomething(values['en-US'])) continue;
      const key = `${contentType}.${name}`;
      const count = counts.get(key) ?? { translated: 0, not: [] };
      if (values['es'] == null)
        count.not.push({ entryId: id, field: name, reason: 'is not there in Spanish' });
      else count.translated++;
      counts.set(key, count);
    }
  return [...counts.values()].flatMap(({ translated, not }) => (translated > not.length ? not : []));
}
