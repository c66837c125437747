import { describe, expect, test } from 'vitest';
import { untilAlike } from './take-picture.ts';

const sequence = (...pictures: string[]) => {
  let taken = 0;
  return {
    take: async () => Buffer.from(pictures[Math.min(taken++, pictures.length - 1)] ?? ''),
    count: () => taken,
  };
};

describe('a picture', () => {
  test.each([
    { seen: ['a', 'a'], kept: 'a', looks: 2 },
    { seen: ['torn', 'a', 'a'], kept: 'a', looks: 3 },
    { seen: ['a', 'b', 'c', 'd', 'e', 'f'], kept: 'e', looks: 5 },
  ])('of $seen is $kept after $looks looks', async ({ seen, kept, looks }) => {
    const { take, count } = sequence(...seen);
    expect((await untilAlike(take)).toString()).toBe(kept);
    expect(count()).toBe(looks);
  });
});
