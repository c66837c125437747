// @vitest-environment node
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastGoodOnDisk } from './last-good.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-good-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the last good answers on disk', () => {
  it('come back under their own key, and to another process', async () => {
    const here = lastGoodOnDisk(join(folder, 'not', 'there', 'yet'));
    await here.write('a', { items: [1] });
    await here.write('b', ['two']);
    const there = lastGoodOnDisk(join(folder, 'not', 'there', 'yet'));
    expect(await there.read('a')).toEqual({ items: [1] });
    expect(await there.read('b')).toEqual(['two']);
    expect(await there.read('c')).toBeUndefined();
  });

  it('take any key as a name: slashes, dots and long ones', async () => {
    const kept = lastGoodOnDisk(folder);
    const keys = ['../../etc/passwd', '/plans?x=1', 'x'.repeat(5000), ''];
    for (const key of keys) await kept.write(key, key.length);
    for (const key of keys) expect(await kept.read(key)).toBe(key.length);
    expect(await readdir(folder)).toHaveLength(keys.length);
  });

  it('count a corrupt file as absent, and fix it at the next write', async () => {
    const kept = lastGoodOnDisk(folder);
    await kept.write('a', 1);
    const [file = ''] = await readdir(folder);
    await writeFile(join(folder, file), '{"items":[');
    expect(await kept.read('a')).toBeUndefined();
    await kept.write('a', 2);
    expect(await kept.read('a')).toBe(2);
  });

  it('are whole at every moment while many writers write', async () => {
    const writers = [lastGoodOnDisk(folder), lastGoodOnDisk(folder)];
    const long = 'x'.repeat(100_000);
    await writers[0]?.write('a', { by: -1, long });
    const writes = Array.from({ length: 40 }, (_, by) => writers[by % 2]?.write('a', { by, long }));
    const reads = Array.from({ length: 40 }, () => writers[0]?.read('a'));
    for (const value of await Promise.all(reads)) expect(value).toMatchObject({ long });
    await Promise.all(writes);
    expect(await writers[1]?.read('a')).toMatchObject({ long });
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('leave no draft behind when writing fails', async () => {
    const kept = lastGoodOnDisk(folder);
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    await expect(kept.write('a', circular)).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });

  it('find no room taken by drafts of a process that was killed, and leave those of others that run', async () => {
    await lastGoodOnDisk(folder).write('a', 1);
    const [kept = ''] = await readdir(folder);
    const [old, young] = [`${kept}.5e1f`, `${kept}.c0de`];
    for (const draft of [old, young]) await writeFile(join(folder, draft), '{"ite');
    for (const long of [kept, old]) await utimes(join(folder, long), 0, 0);
    await lastGoodOnDisk(folder).write('a', 2);
    expect((await readdir(folder)).toSorted()).toEqual([kept, young]);
  });

  it('keep the latest of several that wait their turn, and know it at once', async () => {
    const kept = lastGoodOnDisk(folder);
    const writes = ['first', 'second', 'third'].map((value) => kept.write('a', value));
    expect(await kept.read('a')).toBe('third');
    await Promise.all(writes);
    expect(await lastGoodOnDisk(folder).read('a')).toBe('third');
  });

  it('tell once why nothing can be kept, and that it is over', async () => {
    const told: (string | undefined)[] = [];
    // Stands for any disk that refuses writes because it is full, read-only or missing.
    const inTheWay = join(folder, 'in-the-way');
    await writeFile(inTheWay, '');
    const kept = lastGoodOnDisk(inTheWay, (problem) => told.push(problem));
    for (const key of ['a', 'b']) await expect(kept.write(key, 1)).rejects.toThrow();
    expect(told).toEqual([expect.stringContaining('EEXIST')]);
    await rm(inTheWay);
    for (const key of ['a', 'b']) await kept.write(key, 2);
    expect(told).toEqual([expect.any(String), undefined]);
    expect(await kept.read('a')).toBe(2);
  });

  it('is settled once all that was handed over is on the disk', async () => {
    const disk = lastGoodOnDisk(folder);
    for (let key = 0; key < 20; key++) disk.write(String(key), { key }).catch(() => undefined);
    await disk.settled();
    const another = lastGoodOnDisk(folder);
    for (let key = 0; key < 20; key++) expect(await another.read(String(key))).toEqual({ key });
  });
});
