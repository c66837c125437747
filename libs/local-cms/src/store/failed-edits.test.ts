import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderSpace, KYOTO, type FolderSpace } from '../fixtures/folder-space.ts';

let space: FolderSpace;
beforeEach(async () => {
  space = await folderSpace();
  await space.saveTitle('post-kyoto', 'Refused');
});
const at = (file: string) => space.at(file);
const readText = (file: string) => space.readText(file);
const publish = (id: string, kind?: string) => space.publish(id, kind);
const allTexts = () =>
  readdirSync(space.root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.'))
    .sort()
    .map((file) => [file, readText(file)]);
/** Puts a folder where the file of the local edits belongs, so that no edit can be saved. */
function breakDataFolder(): { mend(): void } {
  const folder = path.join(space.dataDir, 'content');
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const file = path.join(folder, name);
  const text = readFileSync(file);
  rmSync(file);
  mkdirSync(path.join(file, 'in the way'), { recursive: true });
  return {
    mend() {
      rmSync(file, { recursive: true });
      writeFileSync(file, text);
    },
  };
}

async function publishPicture(id: string, bytes: string) {
  const before = await space.cma('GET', `/assets/${id}`);
  const version = before.statusCode === 200 ? { version: before.json().sys.version as number } : {};
  const uploadFrom = await space.upload(Buffer.from(bytes));
  const file = { contentType: 'image/png', fileName: 'picture.png', uploadFrom };
  await space.cma('PUT', `/assets/${id}`, { ...version, body: { fields: { file: { 'en-US': file } } } });
  await space.cma('PUT', `/assets/${id}/files/en-US/process`);
  return publish(id, 'assets');
}

describe('if the data folder takes no edits', () => {
  it('a refused publication changes nothing, also after a restart, and succeeds later', async () => {
    const before = allTexts();
    const data = breakDataFolder();
    expect((await publish('post-kyoto')).statusCode).toBe(500);
    expect([allTexts(), await space.titleOf('post-kyoto')]).toEqual([before, 'Kyōto gardens']);
    data.mend();
    await space.restart();
    expect(await space.titleOf('post-kyoto')).toBe('Kyōto gardens');
    expect((await publish('post-kyoto')).statusCode).toBe(200);
    expect(readText(KYOTO)).toContain('Refused');
  });

  it('a refused deletion leaves the asset with its file', async () => {
    expect((await publishPicture('mine', 'a picture')).statusCode).toBe(200);
    await space.publish('mine', 'assets', 'DELETE');
    const before = allTexts();
    const data = breakDataFolder();
    expect((await space.cma('DELETE', '/assets/mine')).statusCode).toBe(500);
    expect(allTexts()).toEqual(before);
    data.mend();
    expect((await space.cma('DELETE', '/assets/mine')).statusCode).toBe(204);
    expect([existsSync(at('assets/mine')), existsSync(at('assets/mine.json'))]).toEqual([false, false]);
  });

  it('a refused picture leaves the published one of the same name', async () => {
    await publishPicture('mine', 'old');
    const before = allTexts();
    const uploadFrom = await space.upload(Buffer.from('new'));
    const { sys } = (await space.cma('GET', '/assets/mine')).json();
    const file = { contentType: 'image/png', fileName: 'picture.png', uploadFrom };
    const body = { fields: { file: { 'en-US': file } } };
    await space.cma('PUT', '/assets/mine', { version: sys.version, body });
    await space.cma('PUT', '/assets/mine/files/en-US/process');
    const data = breakDataFolder();
    expect((await publish('mine', 'assets')).statusCode).toBe(500);
    expect(allTexts()).toEqual(before);
    data.mend();
    expect((await publish('mine', 'assets')).statusCode).toBe(200);
    expect([readText('assets/mine/picture.png'), existsSync(at('assets/mine/picture.png.old'))]).toEqual([
      'new',
      false,
    ]);
  });
});

it('a publication whose file cannot be written is refused alone: those stored with it succeed', async () => {
  // Some disks take the second name for the first, so the publication of this entry is refused.
  const ids = ['third', 'Third', 'fourth'];
  for (const [at, id] of ids.entries()) {
    const body = { fields: { title: { 'en-US': id }, slug: { 'en-US': `post-${at}` } } };
    await space.cma('PUT', `/entries/${id}`, { type: 'post', body });
  }
  const answers = await Promise.all(
    ids.map((id) => space.cma('PUT', `/entries/${id}/published`, { version: 1 })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 500, 200]);
  expect(await Promise.all(ids.map((id) => space.titleOf(id)))).toEqual(['third', undefined, 'fourth']);
});
