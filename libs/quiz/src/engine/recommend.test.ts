// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import { optionKeys, type Question } from './questions.ts';
import { heaviest, recommend } from './recommend.ts';
import type { PerTier, Tier } from './tiers.ts';

/**
 * Returns options with these values. Several options about bandwidth have the same value, because editors may
 * offer that.
 */
const worth = (...values: string[]) => values.map((value) => ({ value }));
const questions = [
  { variation: 'household-size' },
  { variation: 'extenders', options: worth('no', 'yes') },
  { variation: 'priority-room', options: worth('no', 'yes') },
  { variation: 'internet-use', options: worth('a', 'b', 'c') },
  { variation: 'bandwidth', options: worth('core', 'home', 'home', 'edge', 'edge', 'edge') },
  { variation: 'typical-day', options: worth('a', 'b', 'c') },
] as const satisfies readonly Question[];

type Weights = readonly [number, number, number, number, number, number];
const weighed = (weights: Weights): Question[] =>
  questions.map((question, index) => ({ ...question, weight: weights[index] ?? 1 }));

interface Said {
  readonly people: number;
  readonly extenders: 'yes' | 'no';
  readonly room: 'yes' | 'no';
  readonly use: 'a' | 'b' | 'c';
  /** Keys of the ticked options. */
  readonly ticked: readonly string[];
  readonly day: 'a' | 'b' | 'c';
}

/** Returns all sets of boxes that visitors can tick: the option `core` alone, or some of the others. */
function tickings(): string[][] {
  const others = ['home', 'home-2', 'edge', 'edge-2', 'edge-3'];
  const sets = Array.from({ length: 2 ** others.length - 1 }, (_, bits) =>
    others.filter((_key, place) => ((bits + 1) >> place) & 1),
  );
  return [['core'], ...sets];
}

function* everything(): Generator<Said> {
  for (let people = 1; people <= 10; people++)
    for (const extenders of ['yes', 'no'] as const)
      for (const room of ['yes', 'no'] as const)
        for (const use of ['a', 'b', 'c'] as const)
          for (const ticked of tickings())
            for (const day of ['a', 'b', 'c'] as const) yield { people, extenders, room, use, ticked, day };
}

const answersOf = ({ people, extenders, room, use, ticked, day }: Said): Answers => ({
  'household-size': [String(people)],
  extenders: [extenders],
  'priority-room': [room],
  'internet-use': [use],
  bandwidth: ticked,
  'typical-day': [day],
});

/** The rule of the quiz as a plain list of ifs, which shares no code with the engine. */
function bruteForce({ people, extenders, room, use, ticked, day }: Said, weights: Weights): Tier {
  const [w1, w2, w3, w4, w5, w6] = weights;
  const has = (word: string) => ticked.some((key) => key.startsWith(word));
  const edges = ticked.filter((key) => key.startsWith('edge')).length;
  if (!has('core') && edges >= 2 && w5 > 0) return 'edge';
  if (people === 1 && extenders === 'no' && use === 'a') return 'core';

  let core = 0;
  let home = 0;
  let edge = 0;
  if (people === 1 || people === 2) core += w1;
  if (people > 2) home += w1;
  if (people > 0) edge += w1;
  if (extenders === 'no') core += w2;
  if (extenders === 'yes') home += w2;
  if (extenders === 'yes') edge += w2;
  if (room === 'no') core += w3;
  if (room === 'yes') home += w3;
  if (room === 'yes') edge += w3;
  if (use === 'a') core += w4;
  if (use === 'b') home += w4;
  if (use === 'c') edge += w4;
  if (has('core')) core += w5;
  if ((!has('core') && has('home') && edges < 2) || (edges === 1 && ticked.length === 1)) home += w5;
  if (!has('core') && edges >= 2) edge += w5;
  if (day === 'b') core += w6;
  if (day === 'a') home += w6;
  if (day === 'c') edge += w6;

  if (core > home && core > edge) return 'core';
  if (home > core && home > edge) return 'home';
  if (edge > core && edge > home) return 'edge';
  if (home === edge && home > core) return 'home';
  if (home === core && home > edge) return 'home';
  if (edge === core && edge > home) return 'edge';
  return 'home';
}

function disagreements(weights: Weights): { compared: number; wrong: Said[]; results: Set<Tier> } {
  const asked = weighed(weights);
  const wrong: Said[] = [];
  const results = new Set<Tier>();
  let compared = 0;
  for (const said of everything()) {
    compared++;
    const tier = recommend(asked, answersOf(said));
    results.add(tier);
    if (tier !== bruteForce(said, weights)) wrong.push(said);
  }
  return { compared, wrong, results };
}

describe('the recommendation', () => {
  it('is that of the rule for every combination of answers', () => {
    const { compared, wrong, results } = disagreements([1, 1, 1, 1, 1, 1]);
    expect(compared).toBe(10 * 2 * 2 * 3 * 32 * 3);
    expect(wrong).toEqual([]);
    expect([...results].sort()).toEqual(['core', 'edge', 'home']);
  });

  it.each<[string, Weights]>([
    ['heavy households', [3, 1, 1, 1, 1, 1]],
    ['a bandwidth that does not count', [1, 1, 1, 1, 0, 1]],
    ['nothing but the day', [0, 0, 0, 0, 0, 2]],
    ['nothing at all', [0, 0, 0, 0, 0, 0]],
    ['a different weight each', [1, 2, 4, 8, 16, 32]],
  ])('is that of the rule for every combination with %s', (_, weights) => {
    expect(disagreements(weights).wrong).toEqual([]);
  });

  it('is that of the rule whatever the weights, and in whatever order the questions are asked', () => {
    const all = [...everything()];
    const weight = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(
        fc.nat(all.length - 1),
        fc.tuple(weight, weight, weight, weight, weight, weight),
        fc.shuffledSubarray([...questions.keys()], { minLength: questions.length }),
        (at, weights, order) => {
          const said = all[at];
          if (!said) return;
          const asked = weighed(weights);
          const mixed = order.flatMap((index) => asked[index] ?? []);
          expect(recommend(mixed, answersOf(said))).toBe(bruteForce(said, weights));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('needs no answer, and no question', () => {
    expect(recommend(questions, {})).toBe('home');
    expect(recommend([], {})).toBe('home');
  });
});

describe('a tie', () => {
  it.each<[string, PerTier, Tier]>([
    ['home and edge', { core: 1, home: 3, edge: 3 }, 'home'],
    ['home and core', { core: 3, home: 3, edge: 1 }, 'home'],
    ['edge and core', { core: 3, home: 1, edge: 3 }, 'edge'],
    ['all three', { core: 2, home: 2, edge: 2 }, 'home'],
    ['all three at nothing', { core: 0, home: 0, edge: 0 }, 'home'],
  ])('between %s', (_, weights, tier) => expect(heaviest(weights)).toBe(tier));

  it.each<[Tier, PerTier]>([
    ['core', { core: 3, home: 2, edge: 2 }],
    ['home', { core: 2, home: 3, edge: 2 }],
    ['edge', { core: 2, home: 2, edge: 3 }],
  ])('is none where %s is ahead', (tier, weights) => expect(heaviest(weights)).toBe(tier));

  const answered: Said = { people: 1, extenders: 'no', room: 'no', use: 'b', ticked: ['home'], day: 'b' };
  it.each<[string, Said, Weights, Tier]>([
    // core has 1 + 1 points, home 1 + 1, and edge 1.
    ['between home and core is home', answered, [1, 1, 0, 1, 1, 0], 'home'],
    // home has 1 + 1 points, edge 1 + 1, and core 1.
    [
      'between home and edge is home',
      { ...answered, people: 4, extenders: 'yes' },
      [1, 1, 0, 0, 0, 1],
      'home',
    ],
    // core and edge have 1 point each.
    ['between edge and core is edge', answered, [1, 0, 0, 0, 0, 0], 'edge'],
    // Each tier has one point: core from the day, home from the ticked option, edge from the use.
    ['between all three is home', { ...answered, use: 'c' }, [0, 0, 0, 1, 1, 1], 'home'],
  ])('from answers: %s', (_, said, weights, tier) => {
    expect(recommend(weighed(weights), answersOf(said))).toBe(tier);
    expect(bruteForce(said, weights)).toBe(tier);
  });
});

describe('the first two rules', () => {
  const alone: Said = { people: 1, extenders: 'no', room: 'yes', use: 'a', ticked: ['home'], day: 'c' };
  it.each<[string, Said, Tier]>([
    ['two edge uses outdo somebody alone', { ...alone, ticked: ['edge', 'edge-3'] }, 'edge'],
    ['one edge use does not', { ...alone, ticked: ['edge'] }, 'core'],
    ['somebody alone, without extenders and with little to do', alone, 'core'],
  ])('%s', (_, said, tier) => expect(recommend(questions, answersOf(said))).toBe(tier));

  it.each<[string, Partial<Said>]>([
    ['two people', { people: 2 }],
    ['extenders', { extenders: 'yes' }],
    ['more to do', { use: 'b' }],
  ])('leave it to the weights with %s', (_, more) => {
    const said = { ...alone, ...more };
    // These weights count most against core, so only the second rule could still choose core.
    const weights = [0, 0, 5, 0, 5, 0] as const;
    expect(recommend(weighed(weights), answersOf(said))).toBe('home');
    expect(recommend(weighed(weights), answersOf(alone))).toBe('core');
  });
});

describe('the key of an option', () => {
  it('is its value, and counts those of the same value from the second on', () => {
    expect(optionKeys({ options: worth('core', 'edge', 'home', 'edge', 'edge') })).toEqual([
      'core',
      'edge',
      'home',
      'edge-2',
      'edge-3',
    ]);
  });
});
