import type { Experiment, Serving } from '@skein/cms-client/serve';
import { describe, expect, it } from 'vitest';
import { runningOn } from './running-on.ts';

const experiment = (key: string, count = 2): Experiment => ({
  key,
  variations: Array.from({ length: count }, (_, at) => ({ variation: `v${at}`, weight: 1 })),
});
function run(experiments: readonly Experiment[]) {
  const serving: Serving = { types: ['x'], experiments: () => experiments };
  const page = {
    id: 'page',
    slug: '/',
    title: '',
    noIndex: false,
    blocks: [{ id: 'b', type: 'x', props: {} }],
  };
  const { running, problems } = runningOn([serving], { page });
  return [running.map(({ key }) => key), problems.map(({ entryId, field }) => [entryId, field])];
}

describe('the experiments of a page', () => {
  it.each([
    ['none', [], [], []],
    ['one of two', [experiment('a')], ['a'], []],
    ['two of two', [experiment('a'), experiment('b')], ['a', 'b'], []],
    [
      'a third, which is one too many',
      ['a', 'b', 'c'].map((key) => experiment(key)),
      ['a', 'b'],
      [['page', 'c']],
    ],
    ['one of five, and one of four', [experiment('a', 5), experiment('b', 4)], ['b'], [['page', 'a']]],
    ['one that is there twice', [experiment('a'), experiment('a')], ['a'], []],
    ['one with nothing to compare', [experiment('a', 1)], [], []],
  ])('are %s', (_name, experiments, running, problems) => {
    expect(run(experiments)).toEqual([running, problems]);
  });
});
