import { expect, it } from 'vitest';
import { contentOf, ENGLISH, entryOf, fieldOf, SPANISH, typeOf } from '../testing/content.test-support.ts';
import { pathLinksIn } from './path-links.ts';

const field = (id: string, type: string, max: number) =>
  fieldOf(id, { type, localized: true, validations: [{ size: { max } }] });
const entry = entryOf('cta', 'cta', {
  link: { en: '/plans?from=home#fast', es: 'https://example.com/plans' },
  shownBelow: { en: '/cities' },
  text: { en: '<p>See <a href="/quiz">the quiz</a> or <a href="//cdn.example">this</a>, /not/this.</p>' },
});
const fields = [
  field('link', 'Symbol', 2048),
  field('shownBelow', 'Symbol', 256),
  field('text', 'Text', 50_000),
];
const content = contentOf([typeOf('cta', ...fields)], [entry], { locales: [ENGLISH, SPANISH] });

it('finds links to paths of the site in addresses and in HTML, and no other text with a slash', () => {
  expect(pathLinksIn(content, entry).map(({ fieldId, locale, path }) => [fieldId, locale, path])).toEqual([
    ['link', 'en', '/plans'],
    ['text', 'en', '/quiz'],
  ]);
});
