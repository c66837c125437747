import { expect, it } from 'vitest';
import type { Change } from './change.ts';
import { createReplicas } from './replicas.ts';

it('a site by itself tells itself', async () => {
  const applied: Change[] = [];
  const plans: Change = { id: 'plans', kind: 'Entry', contentType: 'page' };
  const alone = createReplicas({
    url: undefined,
    build: () => 'one',
    ttlMs: 1000,
    apply: (change) => applied.push(change),
    tagsOf: () => undefined,
    onError: () => undefined,
  });
  expect(await alone.announce(plans)).toBe(1);
  expect(alone.pages).toBeUndefined();
  expect(await alone.problems()).toEqual([]);
  expect(await alone.differences()).toEqual([]);
  alone.close();
});
