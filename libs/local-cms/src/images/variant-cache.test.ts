import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openVariantCache } from './variant-cache.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

let folder = '';
beforeEach(() => void (folder = temporaryFolder()));

const open = (maxBytes = 1000) => openVariantCache({ folder, maxBytes, warn: () => undefined });
const key = (name: string) => name.padEnd(64, '0');
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name.replace(/0+$/u, ''))
    .sort();

describe('kept pictures', () => {
  it('are made once for many requests at a time', async () => {
    const cache = await open();
    const make = vi.fn(async () => Buffer.from('picture'));
    const all = await Promise.all(Array.from({ length: 10 }, () => cache.get(key('a'), make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(all.map(String))).toEqual(new Set(['picture']));
  });

  it('outlive a restart', async () => {
    await (await open()).get(key('a'), async () => Buffer.from('picture'));
    const again = await open();
    expect(String(await again.get(key('a'), () => Promise.reject(new Error('made again'))))).toBe('picture');
  });

  it('go when there is no room, those unused for longest first', async () => {
    const cache = await open(100);
    const make = async () => Buffer.alloc(40);
    await cache.get(key('a'), make);
    await cache.get(key('b'), make);
    await cache.get(key('a'), make);
    await cache.get(key('c'), make);
    await vi.waitFor(() => expect(files()).toEqual(['a', 'c']));
  });

  it('larger than the whole cache are handed out and not kept', async () => {
    const cache = await open(10);
    expect(await cache.get(key('a'), async () => Buffer.alloc(40))).toHaveLength(40);
    expect(files()).toEqual([]);
  });

  it('are made again when their file is gone, and failures are not kept', async () => {
    const cache = await open();
    await cache.get(key('a'), async () => Buffer.from('one'));
    rmSync(path.join(folder, 'a0', key('a')));
    expect(String(await cache.get(key('a'), async () => Buffer.from('two')))).toBe('two');
    await expect(cache.get(key('b'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(String(await cache.get(key('b'), async () => Buffer.from('yes')))).toBe('yes');
  });

  it('leave nothing half written behind', async () => {
    writeFileSync(path.join(folder, 'x.tmp'), 'half');
    await open();
    expect(files()).toEqual([]);
  });
});
