import type { Problem } from '@skein/cms-client';
import { expect, it } from 'vitest';
import { localesOf } from '../site/locales.ts';
import { contentProblemLog } from './content-problem-log.ts';

const locales = localesOf([
  { locale: 'en-US', tag: 'en-US', lang: 'en', prefix: '', name: 'English' },
  { locale: 'de', tag: 'de-DE', lang: 'de', prefix: '/de', name: 'Deutsch', translatedName: 'German' },
]);
const untranslated = (count: number, of = 'text'): Problem[] =>
  Array.from({ length: count }, (_, at) => ({
    entryId: `${of}-${at}`,
    field: 'title',
    reason: 'is not translated: it is shown in en-US',
  }));
const real = (entryId: string): Problem => ({ entryId, field: 'title', reason: 'is missing' });

function log() {
  const lines: unknown[] = [];
  const write = (level: string) => (details: object, message: string) =>
    void lines.push([level, message, details]);
  const tell = contentProblemLog({ warn: write('warn'), info: write('info') }, locales);
  return {
    tell,
    lines: () => lines.splice(0),
  };
}

it('names real problems, and counts the texts that are not translated', () => {
  const { tell, lines } = log();
  tell('/de/plans', [...untranslated(100), real('menu'), ...untranslated(31, 'other')], 'de');
  expect(lines()).toEqual([
    [
      'warn',
      'content problems',
      { path: '/de/plans', problems: [real('menu')], also: '131 texts without German' },
    ],
  ]);
});

it('does not warn of a page that only is not translated yet', () => {
  const { tell, lines } = log();
  tell('/de', untranslated(1), 'de');
  expect(lines()).toEqual([['info', 'texts to translate', { path: '/de', also: '1 text without German' }]]);
});

it('names ten problems, and says how many more there are', () => {
  const { tell, lines } = log();
  const all = Array.from({ length: 13 }, (_, at) => real(`entry-${at}`));
  tell('/', all, 'en-US');
  expect(lines()).toEqual([
    ['warn', 'content problems', { path: '/', problems: all.slice(0, 10), also: '3 more problems' }],
  ]);
});

it('tells of a problem once, whichever pages are drawn again, until no page has it', () => {
  const { tell, lines } = log();
  const all = [...untranslated(3), real('menu')];
  tell('/de', all, 'de');
  expect(lines()).toHaveLength(1);
  tell('/de', all, 'de');
  tell('/de/plans', all, 'de');
  expect(lines()).toEqual([]);
  tell('/de/plans', [...all, real('plan')], 'de');
  expect(lines()).toEqual([['warn', 'content problems', { path: '/de/plans', problems: [real('plan')] }]]);
  tell('/de', [], 'de');
  tell('/de/plans', [], 'de');
  tell('/de', [real('menu')], 'de');
  expect(lines()).toHaveLength(1);
});
