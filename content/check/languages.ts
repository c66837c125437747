import type { Problem } from '@skein/cms-client';
import type { DeliveredContent } from './delivered.ts';

const isLink = (text: string) => /^(?:\/|#|[a-z]+:)/i.test(text.trim());
const saysSomething = (value: unknown): boolean =>
  typeof value === 'object'
    ? value !== null
    : typeof value === 'string' && /\p{L}{2}/u.test(value) && !isLink(value);

/**
 * Returns the texts without a Spanish version, where most entries of the type have one. So the check tells
 * forgotten words from names and labels that need no translation.
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
