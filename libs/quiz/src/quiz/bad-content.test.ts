// @vitest-environment node
import { entryTypesIn, parseEntry, type RawEntry } from '@skein/cms-client';
import { colorTokens } from '@skein/ui';
import { describe, expect, it } from 'vitest';
import * as blocks from '../blocks.ts';
import { quiz } from './quiz.block.ts';

const raw = (type: string, id: string, fields: Record<string, unknown>): RawEntry => ({
  sys: { id, contentType: { sys: { id: type } } },
  fields,
});
const option = (id: string, value: unknown) => raw('gfQuizOption', id, { gfValue: value, gfLabel: id });
const step = (id: string, variation: unknown, options: readonly RawEntry[] = [], more: object = {}) =>
  raw('gfQuizStep', id, { gfVariation: variation, gfTitle: id, gfOptions: options, ...more });
const tier = (variation: string, id: string = variation) =>
  raw('gfQuizTier', id, { gfVariation: variation, gfTitle: id });
const abc = (id: string) => ['a', 'b', 'c'].map((value) => option(`${id}-${value}`, value));
const all = [tier('core'), tier('home'), tier('edge')];

function read(fields: Record<string, unknown>) {
  const { value, problems } = parseEntry(
    quiz,
    raw('gfQuiz', 'quiz', { gfTitle: 'Quiz', gfTiers: all, ...fields }),
    { lookup: () => undefined },
    { types: entryTypesIn(blocks), locale: 'en-US', palette: colorTokens, sanitize: (html) => html as never },
  );
  return {
    value,
    asked: value?.steps?.map(({ variation, options = [] }) => [
      variation,
      options.map(({ value: worth }) => worth),
    ]),
    problems: problems.map(({ entryId, field, reason }) => `${entryId} ${field} ${reason}`),
  };
}

describe('what an editor may get wrong', () => {
  it('a quiz that is whole has no problem', () => {
    const { asked, problems } = read({
      gfSteps: [step('one', 'Household Size'), step('two', 'internet use', abc('two'))],
    });
    expect(problems).toEqual([]);
    expect(asked).toEqual([
      ['household-size', []],
      ['internet-use', ['a', 'b', 'c']],
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['an empty list', []],
  ])('no questions, but %s: the introduction is left, and it is reported', (_, gfSteps) => {
    const { value, problems } = read({ gfSteps });
    expect(value).toMatchObject({ title: 'Quiz', steps: [] });
    expect(problems).toEqual(['quiz gfSteps holds no question that can be asked']);
  });

  it('a variation that no rule knows, or that was asked before, is left out', () => {
    const { asked, problems } = read({
      gfSteps: [step('one', 'Household Size'), step('two', 'Shoe Size'), step('three', 'Household Size')],
    });
    expect(asked).toEqual([['household-size', []]]);
    expect(problems).toEqual([
      expect.stringMatching(/^two gfVariation is not one of Household Size, /),
      'three gfVariation is that of another one before it',
    ]);
  });

  it('an option that is worth nothing is left out, and so is a question without one', () => {
    const { asked, problems } = read({
      gfSteps: [
        step('use', 'Internet Use', [...abc('use'), option('use-d', 'yes')]),
        step('many', 'Bandwidth', [
          option('many-1', 'EDGE'),
          option('many-2', 'edge'),
          option('many-3', 'a'),
        ]),
        step('day', 'Typical Day', [option('day-1', 'core')]),
      ],
    });
    expect(asked).toEqual([
      ['internet-use', ['a', 'b', 'c']],
      ['bandwidth', ['edge', 'edge']],
    ]);
    expect(problems).toEqual([
      'use-d gfValue is none of a, b, c, which Internet Use can be answered with',
      'many-3 gfValue is none of core, home, edge, which Bandwidth can be answered with',
      'day-1 gfValue is none of a, b, c, which Typical Day can be answered with',
      'day gfOptions holds nothing to choose from',
    ]);
  });

  it('an option that is worth something unknown is left out', () => {
    const { asked, problems } = read({
      gfSteps: [step('use', 'Internet Use', [...abc('use'), option('use-d', 'd')])],
    });
    expect(asked).toEqual([['internet-use', ['a', 'b', 'c']]]);
    expect(problems).toEqual([expect.stringMatching(/^use-d gfValue is not one of yes, no, a, /)]);
  });

  it.each([
    ['as text', 'heavy'],
    ['below nothing', -2],
    ['in parts', 1.5],
    ['beyond measure', 4000],
  ])('a weight %s counts as 1', (_, gfWeight) => {
    const { value, problems } = read({ gfSteps: [step('one', 'Household Size', [], { gfWeight })] });
    expect(value?.steps?.[0]?.weight).toBe(1);
    expect(problems).toEqual([expect.stringMatching(/^one gfWeight is not /)]);
  });

  it('a missing result is reported by its name, and so is a second one', () => {
    const { value, problems } = read({
      gfSteps: [step('one', 'Household Size')],
      gfTiers: [tier('home'), tier('home', 'again')],
    });
    expect(value?.tiers?.map(({ id }) => id)).toEqual(['home']);
    expect(problems).toEqual([
      'again gfVariation is that of another one before it',
      'quiz gfTiers has no result for core, edge',
    ]);
  });
});
