import type { RecentEdit } from '@skein/cms-client/server';
import { expect, it } from 'vitest';
import { EVERYTHING, type Change } from './change.ts';
import { missedEdits } from './missed-edits.ts';

const NOW = Date.UTC(2026, 2, 1, 12);
const edit = (id: string, minutesAgo = 5): RecentEdit => ({
  id,
  kind: 'Entry',
  contentType: 'page',
  updatedAt: new Date(NOW - minutesAgo * 60_000).toISOString(),
});
const changed = (id: string): Change => ({ id, kind: 'Entry', contentType: 'page' });

function looking() {
  const applied: Change[] = [];
  let listed: readonly RecentEdit[] | Error = [];
  let total = 9;
  const missed = missedEdits({
    async recentEdits() {
      if (listed instanceof Error) throw listed;
      return { edits: listed, total };
    },
    apply: (change) => applied.push(change),
    now: () => NOW,
  });
  return {
    missed,
    async look(found: readonly RecentEdit[] | Error, published = 9) {
      applied.length = 0;
      [listed, total] = [found, published];
      await missed.look();
      return applied;
    },
  };
}

it('the first look takes the edits of an hour for new, and a later look what is newer', async () => {
  const { look } = looking();
  expect(await look([edit('b'), edit('a', 59), edit('old', 61)])).toEqual([changed('b'), changed('a')]);
  expect(await look([edit('b'), edit('a', 59), edit('old', 61)])).toEqual([]);
  expect(await look([edit('a', 1), edit('b')])).toEqual([changed('a')]);
});

it.each([
  ['more was edited than the CMS lists', [edit('d'), edit('c')], 9],
  ['something was unpublished', [edit('b'), edit('a')], 8],
])('where %s, everything counts as edited', async (_, found, published) => {
  const { look } = looking();
  await look([edit('b'), edit('a')]);
  expect(await look(found, published)).toEqual([EVERYTHING]);
});

it('an edit from a time in which the CMS is away, too, is found by the next look', async () => {
  const { look } = looking();
  await look([edit('b'), edit('a')]);
  expect(await look(new Error('away'))).toEqual([]);
  expect(await look([edit('c'), edit('b')])).toEqual([changed('c')]);
});

it('the next outage begins anew', async () => {
  const { look, missed } = looking();
  await look([edit('a')]);
  missed.end();
  expect(await look([edit('a')])).toEqual([changed('a')]);
});
