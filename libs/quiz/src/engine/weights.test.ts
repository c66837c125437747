// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { QuestionName } from './questions.ts';
import type { Tier } from './tiers.ts';
import { addedBy, tiersFor, totals } from './weights.ts';

describe('what an answer speaks for', () => {
  it.each<[QuestionName, string, readonly Tier[]]>([
    ['household-size', '1', ['core', 'edge']],
    ['household-size', '2', ['core', 'edge']],
    ['household-size', '3', ['home', 'edge']],
    ['household-size', '10', ['home', 'edge']],
    ['household-size', '0', []],
    ['extenders', 'no', ['core']],
    ['extenders', 'yes', ['home', 'edge']],
    ['priority-room', 'no', ['core']],
    ['priority-room', 'yes', ['home', 'edge']],
    ['internet-use', 'a', ['core']],
    ['internet-use', 'b', ['home']],
    ['internet-use', 'c', ['edge']],
    ['typical-day', 'a', ['home']],
    ['typical-day', 'b', ['core']],
    ['typical-day', 'c', ['edge']],
    ['bandwidth', 'core', ['core']],
    ['bandwidth', 'home', ['home']],
    ['bandwidth', 'home home-2', ['home']],
    ['bandwidth', 'edge', ['home']],
    ['bandwidth', 'home edge', ['home']],
    ['bandwidth', 'edge edge-2', ['edge']],
    ['bandwidth', 'home edge edge-2', ['edge']],
    ['bandwidth', 'edge-3 edge-2 edge', ['edge']],
  ])('%s %s: %j', (variation, keys, tiers) => {
    expect(tiersFor({ variation }, keys.split(' '))).toEqual(tiers);
    expect(tiersFor({ variation }, [])).toEqual([]);
  });

  it('counts by the weight of its question, 1 where it has none', () => {
    const answers = { 'household-size': ['4'], extenders: ['no'] };
    expect(addedBy({ variation: 'household-size', weight: 3 }, answers)).toEqual({
      core: 0,
      home: 3,
      edge: 3,
    });
    expect(totals([{ variation: 'household-size', weight: 3 }, { variation: 'extenders' }], answers)).toEqual(
      {
        core: 1,
        home: 3,
        edge: 3,
      },
    );
  });
});
