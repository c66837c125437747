import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeFolder } from '../convert/folder-of-export.ts';
import { readExport } from '../export/read-export.ts';
import { editedSpace, type EditedSpace } from '../fixtures/edited-space.ts';
import { exportPath } from '../fixtures/fixtures.ts';

let root: string;
let space: EditedSpace;
const KYOTO = 'entries/post-kyoto.json';
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
const writeText = (file: string, text: string) => writeFileSync(path.join(root, file), text);

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'skein-broken-'));
  writeFolder(readExport(exportPath('travelBlog')), root);
  space = await editedSpace(root);
});
afterEach(async () => {
  await space.remove();
  rmSync(root, { recursive: true });
});

describe('a draft of a file that is broken at a start', () => {
  it.each([
    ['while it runs', 'Draft'],
    ['while it runs', 'Typed meanwhile'],
    ['while it is stopped', 'Draft'],
    ['while it is stopped', 'Typed meanwhile'],
  ])('takes the values of others when it is mended %s, and keeps its own: %s', async (when, title) => {
    await space.saveTitle('post-kyoto', 'Draft');
    await space.stop();
    const merged = readText(KYOTO).replace(/"slug": \{\s*"en-US": "[^"]*"/u, '"slug": { "en-US": "merged"');
    writeText(KYOTO, `<<<<<<< HEAD\n${merged}`);
    await space.restart();
    if (title !== 'Draft') await space.saveTitle('post-kyoto', title);
    if (when === 'while it is stopped') await space.stop();
    writeText(KYOTO, merged);
    if (when === 'while it is stopped') await space.restart();
    await vi.waitFor(async () => {
      const { fields } = await space.entry('post-kyoto');
      expect([fields['title']?.['en-US'], fields['slug']?.['en-US']]).toEqual([title, 'merged']);
    });
  });
});
