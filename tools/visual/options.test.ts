import { describe, expect, test } from 'vitest';
import { OptionsError, readOptions } from './options.ts';

describe('options of the visual comparison', () => {
  test('takes a phone and a wide screen in English when nothing else is said', () => {
    expect(readOptions(['--against', 'main'])).toEqual({
      pages: false,
      against: 'main',
      viewports: [390, 1440],
      language: 'en',
      only: undefined,
      allow: false,
      skipBuild: false,
    });
  });

  test('takes widths, a language, a part of the catalogue and leave to change', () => {
    const typed = [
      '--against',
      'v1.2',
      '--viewports',
      '320, 768,320',
      '--language',
      'es',
      '--only',
      'Hero',
      '--allow',
    ];
    expect(readOptions(typed)).toMatchObject({
      viewports: [320, 768],
      language: 'es',
      only: 'Hero',
      allow: true,
    });
  });

  test('takes the pages of the site in place of stories', () => {
    expect(readOptions(['--pages', '--against', 'main'])).toMatchObject({ pages: true });
  });

  test('takes a contact sheet, which needs nothing to compare with', () => {
    expect(readOptions(['--sheet', '--only', 'Hero'])).toMatchObject({ against: undefined, only: 'Hero' });
  });

  test.each([
    { typed: [], names: '--against' },
    { typed: ['--against', ''], names: '--against' },
    { typed: ['--against=--output=/tmp/x'], names: '--against' },
    { typed: ['--against', 'main', '--viewports', 'wide'], names: '--viewports' },
    { typed: ['--against', 'main', '--viewports', '390,'], names: '--viewports' },
    { typed: ['--against', 'main', '--viewports', '100000'], names: '--viewports' },
    { typed: ['--against', 'main', '--language', 'fr'], names: '--language' },
    { typed: ['--against', 'main', '--allways'], names: '--allways' },
    { typed: ['main'], names: 'main' },
    { typed: ['--sheet', '--against', 'main'], names: '--sheet' },
  ])('names the word that is wrong in "$typed"', ({ typed, names }) => {
    expect(() => readOptions(typed)).toThrow(OptionsError);
    expect(() => readOptions(typed)).toThrow(names);
  });
});
