// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { text } from '../fields/text.ts';
import { any } from '../model/model-types.test-support.ts';
import { entryType } from '../model/entry-type.ts';
import { variant, variantType } from '../model/variant-type.ts';
import { missingAdvice } from './advice.ts';

const advice = { use: 'Voices.', avoid: 'Choirs.' };
const quote = variant({ number: 1, label: 'Quote', ...advice, fields: {} });

describe('advice of a content type', () => {
  it('is whole when type and variants have a line on both', () => {
    const type = variantType(
      'gfVoices',
      { name: 'Voices', description: 'x', ...advice },
      'gfType',
      {},
      { quote },
    );
    expect(missingAdvice(any(type))).toEqual([]);
  });

  it('is asked for in the file that defines the variant, or else the type', () => {
    const info = { name: 'Voices', description: 'x', use: ' ', avoid: 'Choirs.' };
    const bare = { number: 2, label: 'Bare', fields: {} };
    const type = variantType('gfVoices', info, 'gfType', {}, { quote, bare, inline: { ...bare, number: 3 } });
    const sources = {
      './voices/voices.content.ts': "variantType('gfVoices', {",
      './voices/bare/bare.content.ts': 'export const bare = variant({',
    };
    expect(missingAdvice(any(type), sources)).toEqual([
      { file: './voices/voices.content.ts', words: "Voices: write use: '…', when to use it" },
      { file: './voices/bare/bare.content.ts', words: "Voices 2, Bare: write use: '…', when to use it" },
      {
        file: './voices/bare/bare.content.ts',
        words: "Voices 2, Bare: write avoid: '…', when something else does better",
      },
      { file: './voices/voices.content.ts', words: "Voices 3, Bare: write use: '…', when to use it" },
      {
        file: './voices/voices.content.ts',
        words: "Voices 3, Bare: write avoid: '…', when something else does better",
      },
    ]);
  });

  it('is asked for in a file called after the type where nobody has said which files there are', () => {
    const type = entryType(
      'gfOfficeHours',
      { name: 'Office hours', description: 'x', use: 'Doors.' },
      {
        title: text('gfTitle'),
      },
    );
    expect(missingAdvice(any(type)).map(({ file }) => file)).toEqual(['office-hours.content.ts']);
  });
});
