import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { EntityRecord } from '../model/content.types.ts';
import { assetFileIndex } from './asset-file-index.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

/** Writes the picture, and returns its address from a new index, as in a new process. */
function addressOf(bytes: string, modifiedS: number, fileName = 'porch.svg'): string {
  const file = path.join(folder, fileName);
  writeFileSync(file, bytes);
  utimesSync(file, modifiedS, modifiedS);
  const snapshot = {
    fields: { file: { 'en-US': { fileName, contentType: 'image/svg+xml', url: fileName } } },
  };
  const record = { id: 'art porch', kind: 'Asset', draft: snapshot } as unknown as EntityRecord;
  const index = assetFileIndex({ assetsDir: folder }, 'site.example');
  const fields = index.deliverFields(record, record.draft);
  return (fields['file']?.['en-US'] as { url: string }).url;
}

it('gives a file an address of its content: new when that changes, the same when only its time does', () => {
  const before = addressOf('<svg>1</svg>', 1000);
  expect(before).toMatch(/^\/\/site\.example\/assets\/art%20porch\/[\da-f]{16}\/porch\.svg$/);
  expect(addressOf('<svg>1</svg>', 2000)).toBe(before);
  const after = addressOf('<svg>2</svg>', 3000);
  expect(after).not.toBe(before);
  expect(addressOf('<svg>1</svg>', 4000)).toBe(before);
});

it.each(['team (1).svg', 'team’s.svg', 'a*b!.svg', "team's.svg"])(
  'gives %j an address that needs no escape in HTML, and that leads back to it',
  (fileName) => {
    const name = /[^/]+$/.exec(addressOf('<svg/>', 1000, fileName))?.[0] ?? '';
    expect(name).toMatch(/^[\w.%-]+$/);
    expect(decodeURIComponent(name)).toBe(fileName);
  },
);

it('reads a file of several pieces to its end', () => {
  const long = 'x'.repeat(3_000_000);
  expect(addressOf(`${long}1`, 1000)).not.toBe(addressOf(`${long}2`, 2000));
});

it.each([
  ['another file of the same name', { 'en-US': 'new', es: 'neu' }],
  ['fewer languages', { es: 'es' }],
  ['the same files', { 'en-US': 'en', es: 'es' }],
])('finds the published and the draft files when the draft has %s', (_, draftFiles) => {
  const published = { 'en-US': 'en', es: 'es' };
  for (const url of [published, draftFiles].flatMap((files) => Object.values(files))) {
    mkdirSync(path.join(folder, url), { recursive: true });
    writeFileSync(path.join(folder, url, 'guide.pdf'), url);
  }
  const snapshot = (files: Readonly<Record<string, string>>) => ({
    fields: {
      file: Object.fromEntries(
        Object.entries(files).map(([locale, url]) => [
          locale,
          { fileName: 'guide.pdf', contentType: 'application/pdf', url: `${url}/guide.pdf` },
        ]),
      ),
    },
  });
  const record = {
    id: 'guide',
    kind: 'Asset',
    draft: snapshot(draftFiles),
    published: snapshot(published),
  } as unknown as EntityRecord;
  const index = assetFileIndex({ assetsDir: folder }, 'site.example');
  const textOf = (name: string, revision?: string) => {
    const file = index.find(record, name, revision);
    return file && readFileSync(file.path, 'utf8');
  };
  for (const [state, files] of [
    [record.draft, draftFiles],
    [record.published ?? record.draft, published],
  ] as const) {
    const { file = {} } = index.deliverFields(record, state);
    for (const [locale, text] of Object.entries(files)) {
      const [name = '', revision] = (file[locale] as { url: string }).url.split('/').toReversed();
      expect(textOf(name, revision)).toBe(text);
    }
  }
  expect([textOf('guide.pdf'), textOf('guide.pdf', '0123456789abcdef'), textOf('none.pdf')]).toEqual([
    'en',
    'en',
    undefined,
  ]);
});
