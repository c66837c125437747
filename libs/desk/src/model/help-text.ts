import type { Content } from '../cms/cms.types.ts';
import { withoutLooks } from './field-kind.ts';

const DEFAULT = / ?Left empty: ([^.]*)\.$/u;
const WORDS: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/**
 * Returns a help text of the model in words for editors: with names of content types in place of their ids, with yes and
 * no, and without defaults that are empty. Undefined: nothing is left.
 */
export function helpText(hint: string | undefined, types: Content['types']): string | undefined {
  const [about = '', value] = withoutLooks(hint).split(DEFAULT);
  const isEmpty = value === undefined || value === '' || value === '[]' || value === '""';
  const named = about
    .replace(/^(?:Entries|An entry) of type (.*)\.$/u, '$1.')
    .replace(/\b[a-z]+[A-Z]\w*\b/gu, (id) => types.get(id)?.name ?? id)
    .trim();
  if (isEmpty) return named || undefined;
  const sentence = named === '' || /[.!?]$/u.test(named) ? named : `${named}.`;
  return `${sentence} Empty: ${WORDS[value] ?? value.replaceAll('"', '')}.`.trim();
}
