import { expect, it } from 'vitest';
import type { Values } from '../cms/cms.types.ts';
import { typedTexts } from './typed-texts.ts';

const sys = { id: 'hero', type: 'Entry', version: 1 };
const contentWith = (fields: Values) => ({ entries: new Map([['hero', { sys, fields }]]) });
const drafts = new Map([['hero', { base: { sys, fields: {} }, state: 'waiting', faults: [] } as const]]);

it('names each text that has changed, and no other value', () => {
  const earlier = contentWith({
    gfTitle: { 'en-US': 'A line', es: 'Una línea' },
    gfSubtitle: { 'en-US': '' },
    gfTheme: { 'en-US': undefined },
    gfSlides: { 'en-US': [1] },
  });
  const content = contentWith({
    gfTitle: { 'en-US': 'A lines', es: 'Una línea' },
    // An empty text is nowhere on the page.
    gfSubtitle: { 'en-US': 'B' },
    gfTheme: { 'en-US': 'ink' },
    gfSlides: { 'en-US': [1, 2] },
  });
  expect(typedTexts(earlier, { content, drafts })).toEqual([
    { entryId: 'hero', fieldId: 'gfTitle', locale: 'en-US', before: 'A line', after: 'A lines' },
  ]);
  expect(typedTexts(content, { content, drafts })).toEqual([]);
});
