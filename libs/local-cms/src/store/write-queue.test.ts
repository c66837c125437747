import { expect, it, vi } from 'vitest';
import { writeQueue } from './write-queue.ts';

/** Creates a queue of words, and a disk that finishes each write when the test decides so. */
function words() {
  let seen: readonly string[] = [];
  const stored: (readonly string[])[] = [];
  const disk: { done(): void; broken(): void }[] = [];
  const queue = writeQueue<{ list: readonly string[] }>({
    begin: () => ({ list: seen }),
    store: ({ list }) => {
      stored.push(list);
      return new Promise((resolve, reject) => {
        disk.push({ done: resolve, broken: () => reject(new Error('full')) });
      });
    },
    commit: ({ list }) => {
      seen = list;
    },
  });
  const add = (word: string) =>
    queue.run((pending) => {
      if (pending.list.includes(word)) throw new Error(`${word} is there`);
      pending.list = [...pending.list, word];
      return pending.list.length;
    });
  return { add, stored, disk, seen: () => seen };
}

it('stores together what comes while the disk is busy, each write on top of those before it', async () => {
  const { add, stored, disk, seen } = words();
  const first = add('a');
  const others = [add('b'), add('c')];
  expect(stored).toEqual([['a']]);
  expect(seen()).toEqual([]);
  disk[0]?.done();
  expect(await first).toBe(1);
  expect(seen()).toEqual(['a']);
  expect(stored).toEqual([['a'], ['a', 'b', 'c']]);
  disk[1]?.done();
  expect(await Promise.all(others)).toEqual([2, 3]);
  expect(seen()).toEqual(['a', 'b', 'c']);
});

it('refuses one write without the others', async () => {
  const { add, disk, seen } = words();
  const first = add('a');
  const again = add('a');
  const other = add('b');
  disk[0]?.done();
  await expect(again).rejects.toThrow('a is there');
  disk[1]?.done();
  expect(await Promise.all([first, other])).toEqual([1, 2]);
  expect(seen()).toEqual(['a', 'b']);
});

it('makes nothing of what could not be stored, and goes on', async () => {
  const { add, disk, seen } = words();
  const lost = add('a');
  const next = add('b');
  disk[0]?.broken();
  await expect(lost).rejects.toThrow('full');
  disk[1]?.done();
  expect(await next).toBe(1);
  expect(seen()).toEqual(['b']);
});

it('attempts writes one by one if they cannot be stored together, in their order', async () => {
  const { add, stored, disk, seen } = words();
  const first = add('a');
  const [refused, others] = [add('b'), [add('c'), add('d')]];
  disk[0]?.done();
  await first;
  disk[1]?.broken();
  await vi.waitFor(() => expect(stored.at(-1)).toEqual(['a', 'b']));
  const late = add('e');
  disk[2]?.broken();
  await expect(refused).rejects.toThrow('full');
  disk[3]?.done();
  await others[0];
  disk[4]?.done();
  await others[1];
  disk[5]?.done();
  await late;
  expect(stored.slice(1)).toEqual([
    ['a', 'b', 'c', 'd'],
    ['a', 'b'],
    ['a', 'c'],
    ['a', 'c', 'd'],
    ['a', 'c', 'd', 'e'],
  ]);
  expect(seen()).toEqual(['a', 'c', 'd', 'e']);
});
