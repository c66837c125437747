import { expect, it } from 'vitest';
import { linkTo, type Content, type Entity, type FieldDefinition } from '../cms/cms.types.ts';
import { pathLinksIn } from './path-links.ts';

const field = (id: string, type: string, max: number): FieldDefinition => ({
  id,
  name: id,
  type,
  localized: true,
  required: false,
  validations: [{ size: { max } }],
});
const entry: Entity = {
  sys: { id: 'cta', type: 'Entry', version: 1, contentType: linkTo('ContentType', 'cta') },
  fields: {
    link: { en: '/plans?from=home#fast', es: 'https://example.com/plans' },
    shownBelow: { en: '/cities' },
    text: { en: '<p>See <a href="/quiz">the quiz</a> or <a href="//cdn.example">this</a>, /not/this.</p>' },
  },
};
const content: Content = {
  types: new Map([
    [
      'cta',
      {
        sys: { id: 'cta' },
        name: 'Call to action',
        fields: [
          field('link', 'Symbol', 2048),
          field('shownBelow', 'Symbol', 256),
          field('text', 'Text', 50_000),
        ],
      },
    ],
  ]),
  hints: new Map(),
  locales: [
    { code: 'en', name: 'English', default: true },
    { code: 'es', name: 'Español', default: false },
  ],
  published: new Map(),
  entries: new Map([['cta', entry]]),
  assets: new Map(),
};

it('finds links to paths of the site in addresses and in HTML, and no other text with a slash', () => {
  expect(pathLinksIn(content, entry).map(({ fieldId, locale, path }) => [fieldId, locale, path])).toEqual([
    ['link', 'en', '/plans'],
    ['text', 'en', '/quiz'],
  ]);
});
