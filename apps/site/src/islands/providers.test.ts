import { expect, it } from 'vitest';
import { routesIn, tagOfPage } from './providers.tsx';

it.each([
  ['en-US', 'en-US'],
  ['es-US', 'es-US'],
  ['es', 'es-US'],
  ['fr', 'en-US'],
  ['no language', 'en-US'],
  ['', 'en-US'],
])('a page whose lang a translator may have made %j has parts in %s', (lang, tag) => {
  expect(tagOfPage(lang)).toBe(tag);
  expect(routesIn(tagOfPage(lang)).openRoles).toMatch(/careers$/);
});
