import { expect, it } from 'vitest';
import type { ContentType, Entity } from '../cms/cms.types.ts';
import { entryName } from './names.ts';

const text = (id: string) => ({ id, name: id, type: 'Text', localized: true, required: false });
const type: ContentType = {
  sys: { id: 'card' },
  name: 'Card',
  displayField: 'tag',
  fields: [text('tag'), text('quote')],
};
const named = (tag: string, quote?: string) => {
  const fields: Entity['fields'] = { tag: { en: tag }, ...(quote !== undefined && { quote: { en: quote } }) };
  return entryName({ sys: { id: 'a', type: 'Entry', version: 1 }, fields }, type, 'en');
};

it.each([
  ['Mei Tanaka', 'It works.', 'Mei Tanaka'],
  ['home-voice-mei', '<p>It works.</p>', 'It works.'],
  ['home-voice-mei', undefined, 'home-voice-mei'],
  [
    'tag',
    `${'Nine letters '.repeat(7)}`,
    'Nine letters Nine letters Nine letters Nine letters Nine letters Nine letters…',
  ],
])('an entry with %s and %s is called %s', (tag, quote, expected) => {
  expect(named(tag, quote)).toBe(expected);
});
