import { expect, it } from 'vitest';
import { contentOf, ENGLISH, SPANISH } from '../../testing/content.test-support.ts';
import { readProblems } from './page-problems.ts';

const link = 'is not an address';
const hero = {
  sys: { id: 'hero', type: 'Entry', version: 1 },
  fields: { gfLink: { en: '/plans', es: 'planes' }, gfImage: { en: 'a picture' } },
};
const content = contentOf([], [hero], { locales: [ENGLISH, { ...SPANISH, fallbackCode: 'en' }] });
const problem = (field: string, reason: string, entry = 'hero') =>
  `<li data-problem-entry="${entry}" data-problem-field="${field}" data-problem-reason="${reason}">…</li>`;

it('the problems of a page are read from its preview, with the locale whose value the page shows', () => {
  const size = 'is a picture of unknown size';
  const bar = problem('gfLink', link) + problem('gfImage', size) + problem('gfTitle', 'is empty', 'gone');
  const html = `<!doctype html><aside><ul>${bar}</ul></aside><main><li>None</li></main>`;
  expect(readProblems(html, 'es', content)).toEqual([
    { entryId: 'hero', fieldId: 'gfLink', locale: 'es', reason: link },
    { entryId: 'hero', fieldId: 'gfImage', locale: 'en', reason: size },
    { entryId: 'gone', fieldId: 'gfTitle', locale: 'en', reason: 'is empty' },
  ]);
});
