import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { EntityRecord } from '../model/content.types.ts';
import { filesIn } from './asset-urls.ts';
import { fileChanges } from './file-changes.ts';
import { withOwnFiles } from './own-files.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(path.join(root, 'uploads'));
  for (const upload of ['one', 'two']) writeFileSync(path.join(root, 'uploads', upload), upload);
  mkdirSync(path.join(root, 'assets/guide'), { recursive: true });
  writeFileSync(path.join(root, 'assets/guide/guide.pdf'), 'before');
});

const asset = (urls: Readonly<Record<string, string>>, names: Readonly<Record<string, string>>) => {
  const file = Object.fromEntries(
    Object.entries(urls).map(([locale, url]) => [locale, { url, fileName: names[locale] ?? 'guide.pdf' }]),
  );
  const draft = { fields: { file } };
  return { kind: 'Asset', id: 'guide', draft, published: draft } as unknown as EntityRecord;
};

it.each([
  [
    'two uploads',
    { 'en-US': 'upload:one', es: 'upload:two' },
    {},
    { 'en-US': ['guide.pdf', 'one'], es: ['es-guide.pdf', 'two'] },
  ],
  [
    'an upload beside a file of the folder',
    { es: 'upload:two', 'en-US': 'assets/guide/guide.pdf' },
    {},
    { es: ['es-guide.pdf', 'two'], 'en-US': ['guide.pdf', 'before'] },
  ],
  [
    'names that differ only in case',
    { 'en-US': 'upload:one', es: 'upload:two' },
    { es: 'Guide.pdf' },
    { 'en-US': ['guide.pdf', 'one'], es: ['es-Guide.pdf', 'two'] },
  ],
  [
    'the same upload twice',
    { 'en-US': 'upload:one', es: 'upload:one' },
    {},
    { 'en-US': ['guide.pdf', 'one'], es: ['guide.pdf', 'one'] },
  ],
  ['a newer upload alone', { 'en-US': 'upload:one' }, {}, { 'en-US': ['guide.pdf', 'one'] }],
])('keeps the files of all languages apart: %s', async (_, urls, names, expected) => {
  const after = await withOwnFiles(asset(urls, names), path.join(root, 'uploads'), root, fileChanges());
  const found = filesIn(after.draft).map(([locale, { url }]) => [
    locale,
    [path.posix.relative('assets/guide', String(url)), readFileSync(path.join(root, String(url)), 'utf8')],
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
