import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportOf } from '../convert/export-of-folder.ts';
import { writeFolder } from '../convert/folder-of-export.ts';
import { exportPath, SPACES } from '../fixtures/fixtures.ts';
import { FOREIGN } from '../fixtures/foreign/index.ts';
import type { ContentExport } from '../model/content.types.ts';
import { readExport } from './read-export.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

let root: string;
const at = (...parts: string[]) => path.join(root, ...parts);
beforeEach(() => void (root = temporaryFolder()));

const EXPORTS: readonly (readonly [string, ContentExport | string])[] = [
  ...Object.keys(SPACES).map((name) => [name, exportPath(name as keyof typeof SPACES)] as const),
  ...Object.entries(FOREIGN).map(([name, content]) => [name, content()] as const),
];

describe('a folder of content', () => {
  it.each(EXPORTS)('made of the export %s becomes the same export again', (_, source) => {
    const before = readExport(source);
    writeFolder(before, root);
    const { assets: assetsBefore = [], ...wanted } = exportOf(before);
    const { assets = [], ...found } = exportOf(readExport(root));
    const sorted = (content: ContentExport) =>
      Object.fromEntries(Object.entries(content).map(([name, items]) => [name, byId(items ?? [])]));
    expect(sorted(found)).toEqual(sorted(wanted));
    expect(byId(assets).map(withoutUrls)).toEqual(byId(assetsBefore).map(withoutUrls));
  });

  it('is the same text again after it was read and written', () => {
    writeFolder(readExport(exportPath('travelBlog')), at('one'));
    cpSync(at('one'), at('two'), { recursive: true });
    rmSync(at('two'), { recursive: true });
    writeFolder(readExport(at('one')), at('two'));
    const file = 'entries/post-kyoto.json';
    expect(readFileSync(at('two', file), 'utf8')).toBe(readFileSync(at('one', file), 'utf8'));
  });

  it.each([
    ['a missing comma', (text: string) => text.replace(',\n', '\n'), /CommaExpected in line 3$/],
    ['half of a file', (text: string) => text.slice(0, 40), /in line \d+$/],
    [
      'a merge',
      (text: string) => text.replace('  "fields"', '<<<<<<< HEAD\n  "fields"'),
      'has a merge conflict in line 3',
    ],
    ['a list', () => '[]', 'is not an object'],
  ])('names the file and the line of %s, and serves the rest', (_, broken, reason) => {
    writeFolder(readExport(exportPath('travelBlog')), root);
    const file = 'entries/post-kyoto.json';
    const whole = readExport(root).content.entries?.length ?? 0;
    writeFileSync(at(file), broken(readFileSync(at(file), 'utf8')));
    const { content, files } = readExport(root);
    expect(files?.first.problems).toEqual([{ item: file, reason: expect.stringMatching(reason) }]);
    expect(content.entries).toHaveLength(whole - 1);
  });

  it('without its file of the space is refused with a sentence', () => {
    expect(() => readExport(root)).toThrow(/is not a folder of content: it has no space\.json/u);
    writeFileSync(at('space.json'), '{');
    expect(() => readExport(root)).toThrow(/space\.json cannot be read: is not valid JSON: .* in line 1/u);
  });

  it('that is not empty is not written to', () => {
    writeFileSync(at('notes.txt'), '');
    expect(() => writeFolder(readExport(exportPath('travelBlog')), root)).toThrow(/is not empty/u);
  });
});

type Item = { readonly sys: { readonly id: string; readonly contentType?: { sys: { id: string } } } };
const idOf = ({ sys }: Item) => `${sys.contentType?.sys.id ?? ''} ${sys.id}`;
const byId = (items: readonly unknown[]): Item[] =>
  ([...items] as Item[]).sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
/**
 * Returns an item without the addresses of its files. These addresses change, because the folder contains files of this
 * machine.
 */
const withoutUrls = (item: Item) =>
  JSON.parse(JSON.stringify(item).replaceAll(/"url":"[^"]*"/gu, '"url":""'));
