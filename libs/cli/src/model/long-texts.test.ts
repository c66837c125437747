import { expect, it } from 'vitest';
import { compareModels } from './compare-models.ts';
import { longTexts } from './long-texts.ts';
import { field, model, type } from './models.test-support.ts';

const entry = (id: string, gfTitle: object) => ({
  sys: { id, contentType: { sys: { id: 'card' } } },
  fields: { gfTitle, gfText: { 'en-US': 'x'.repeat(300) } },
});

it('names each text that is too long for the short text that its field becomes', () => {
  const text = field('gfText', { type: 'Text' });
  const changes = compareModels({
    site: model(type('card', [field('gfTitle', { type: 'Text' }), text])),
    packages: model(type('card', [field('gfTitle'), text])),
    used: new Set(['card']),
  });
  const entries = [
    entry('one', { 'en-US': 'x'.repeat(256), es: 'x'.repeat(257) }),
    entry('two', { 'en-US': 7 }),
    { sys: {} },
  ];
  expect(longTexts(entries, changes)).toEqual([
    '! one, gfTitle, es: 257 characters. A short text has 256 at most: shorten it.',
  ]);
});
