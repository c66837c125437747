import Database from 'better-sqlite3';
import { existsSync, readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openAddressFile } from './open-file.ts';
import { NOTE } from './schema.ts';

const SIZE = 300;
const ALL = SIZE + 9;

async function open(dataDir: string, changes: { addresses?: number; seed?: string; made?: string } = {}) {
  const db = await openAddressFile({ dataDir, addresses: SIZE, seed: 'test', ...changes });
  const count = db.prepare('SELECT count(*) FROM address').pluck().get();
  const { name } = db;
  db.close();
  return { name, count };
}
const files = (dataDir: string) => readdirSync(join(dataDir, 'addresses'));

describe('the file of addresses', () => {
  it('is made on the first start, and says that it is made up', async () => {
    const dataDir = temporaryFolder();
    const { name, count } = await open(dataDir);
    expect(count).toBe(ALL);
    const db = new Database(name, { readonly: true });
    expect(db.prepare('SELECT note FROM stamp').pluck().get()).toBe(NOTE);
    db.close();
  });

  it('is kept for the next start', async () => {
    const dataDir = temporaryFolder();
    const { name } = await open(dataDir);
    const mark = new Database(name);
    mark.exec('CREATE TABLE mark (x)');
    mark.close();
    await open(dataDir);
    const db = new Database(name, { readonly: true });
    expect(db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'mark'").pluck().get()).toBe(1);
    db.close();
  });

  it('is a copy of the one that a build has made, of the same addresses', async () => {
    const { name: made } = await open(temporaryFolder());
    const mark = new Database(made);
    mark.exec('CREATE TABLE mark (x)');
    mark.close();
    const marks = async (changes: { seed?: string; made?: string }) => {
      const { name } = await open(temporaryFolder(), changes);
      const db = new Database(name, { readonly: true });
      const found = db.prepare("SELECT count(*) FROM sqlite_master WHERE name = 'mark'").pluck().get();
      db.close();
      return found;
    };
    expect(await marks({ made })).toBe(1);
    expect(await marks({ made, seed: 'another' })).toBe(0);
    expect(await marks({ made: join(temporaryFolder(), 'gone.sqlite') })).toBe(0);
  });

  it('that was copied takes the place of an old one', async () => {
    const { name: made } = await open(temporaryFolder(), { seed: 'another' });
    const dataDir = temporaryFolder();
    await open(dataDir);
    await open(dataDir, { seed: 'another', made });
    expect(files(dataDir)).toEqual([basename(made)]);
  });

  it.each([{ addresses: SIZE + 1 }, { seed: 'another' }])(
    'is made anew when %o changes what is in it, and the old one goes',
    async (changes) => {
      const dataDir = temporaryFolder();
      const { name: old } = await open(dataDir);
      const { name } = await open(dataDir, changes);
      expect(name).not.toBe(old);
      expect(existsSync(old)).toBe(false);
      expect(files(dataDir)).toHaveLength(1);
    },
  );

  it.each([
    ['cut off', (file: string) => truncateSync(file, 8192)],
    ['empty', (file: string) => truncateSync(file, 0)],
    ['not a database', (file: string) => writeFileSync(file, 'half a')],
    [
      'incomplete',
      (file: string) => {
        const db = new Database(file);
        db.exec('DELETE FROM address WHERE id = (SELECT max(id) FROM address)');
        db.close();
      },
    ],
  ])('is made anew when it is %s', async (_case, damage) => {
    const dataDir = temporaryFolder();
    const { name } = await open(dataDir);
    damage(name);
    expect(await open(dataDir)).toEqual({ name, count: ALL });
  });

  it('is whole for everybody when several start at once', async () => {
    const dataDir = temporaryFolder();
    const opened = await Promise.all(Array.from({ length: 4 }, () => open(dataDir)));
    expect(opened.map(({ count }) => count)).toEqual([ALL, ALL, ALL, ALL]);
    expect(files(dataDir)).toHaveLength(1);
  });

  it('leaves a build of somebody else alone until that must have been given up', async () => {
    const dataDir = temporaryFolder();
    const { name } = await open(dataDir);
    const building = `${name}.00000000-0000-4000-8000-000000000000.building`;
    const foreign = join(dataDir, 'addresses', 'notes.txt');
    writeFileSync(building, '');
    writeFileSync(foreign, '');
    await open(dataDir, { seed: 'another' });
    expect([existsSync(building), existsSync(foreign)]).toEqual([true, true]);
    utimesSync(building, 0, 0);
    await open(dataDir, { seed: 'a third' });
    expect([existsSync(building), existsSync(foreign)]).toEqual([false, true]);
  });

  it('sweeps up after a build that was killed, with the next start', async () => {
    const dataDir = temporaryFolder();
    const { name } = await open(dataDir);
    const left = `${name}.00000000-0000-4000-8000-000000000000.building`;
    writeFileSync(left, 'half of them');
    utimesSync(left, 0, 0);
    await open(dataDir);
    expect(existsSync(left)).toBe(false);
  });

  it('leaves nothing behind when it cannot be made', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'addresses'), 'in the way');
    await expect(open(dataDir)).rejects.toThrow();
  });
});
