import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EntityRecord } from '../model/content.types.ts';
import { assetFileIndex } from './asset-file-index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'skein-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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
