import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { revisionOf } from '../export/content-folder.ts';
import { fileChanges } from './file-changes.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

let root: string;
const at = (name: string) => path.join(root, name);
const all = () =>
  Object.fromEntries(readdirSync(root).map((name) => [name, readFileSync(at(name), 'utf8')] as const));
const BEFORE = { changed: 'a', removed: 'b', picture: 'c', upload: 'd' };

beforeEach(() => {
  root = temporaryFolder();
  for (const [name, text] of Object.entries(BEFORE)) writeFileSync(at(name), text);
});

async function changeAll() {
  const changes = fileChanges();
  await changes.setText(at('changed'), 'new', revisionOf('a'));
  await changes.setText(at('removed'), undefined, revisionOf('b'));
  await changes.setText(at('added'), 'new', undefined);
  await changes.copy(at('upload'), at('picture'));
  await changes.copy(at('upload'), at('other'));
  return changes;
}

it('makes all changes, and leaves no other file', async () => {
  await (await changeAll()).done();
  expect(all()).toEqual({ changed: 'new', added: 'new', picture: 'd', other: 'd', upload: 'd' });
});

it('undoes all changes', async () => {
  await (await changeAll()).undo();
  expect(all()).toEqual(BEFORE);
});

it('leaves what another program has changed since', async () => {
  const changes = await changeAll();
  writeFileSync(at('changed'), 'foreign');
  await changes.undo();
  expect(all()).toEqual({ ...BEFORE, changed: 'foreign' });
});

it('refuses a file that another program has changed before', async () => {
  const changes = fileChanges();
  await expect(changes.setText(at('changed'), 'new', revisionOf('old'))).rejects.toThrow(
    'has just changed changed',
  );
  await expect(changes.setText(at('changed'), 'new', undefined)).rejects.toThrow('has just changed changed');
  await changes.undo();
  expect(all()).toEqual(BEFORE);
});

it('keeps a picture that cannot be replaced', async () => {
  const changes = fileChanges();
  mkdirSync(at('picture.old'));
  await expect(changes.copy(at('upload'), at('picture'))).rejects.toThrow();
  await changes.undo();
  rmSync(at('picture.old'), { recursive: true });
  expect(all()).toEqual(BEFORE);
});
