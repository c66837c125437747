import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findLocalFiles } from './asset-files.ts';
import { readExport } from './read-export.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

let folder = '';
beforeEach(() => void (folder = temporaryFolder()));

function write(name: string, content: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('an export file', () => {
  it('that is not there is named, with the reason', () => {
    const file = path.join(folder, 'none.json');
    expect(() => readExport(file)).toThrow(
      `The content export ${file} cannot be read: there is no such file.`,
    );
  });

  it('that is a folder without content is named', () => {
    expect(() => readExport(folder)).toThrow(/is not a folder of content/u);
  });

  it('that is not JSON is named', () => {
    expect(() => readExport(write('half.json', '{"entries": ['))).toThrow(/half\.json is not valid JSON: /u);
  });

  it.each(['[]', '"text"', 'null'])('that holds %s is refused', (content) => {
    expect(() => readExport(write('list.json', content))).toThrow(/must be a JSON object/u);
  });

  it('may start with a byte order mark', () => {
    expect(readExport(write('bom.json', '\uFEFF{"locales":[]}')).content).toEqual({ locales: [] });
  });

  it('keeps its name when its content changes, and gets another fingerprint', () => {
    const before = readExport(write('same.json', '{"locales":[]}'));
    const after = readExport(write('same.json', '{"locales":[],"tags":[]}'));
    expect(after.name).toBe(before.name);
    expect(after.fingerprint).not.toBe(before.fingerprint);
  });
});

describe('files of assets', () => {
  const secret = () => write('secret.txt', 'secret');
  const find = (file: object, assetsDir = path.join(folder, 'assets')) =>
    findLocalFiles('a1', { file: { en: file } }, { assetsDir, exportDir: path.join(folder, 'export') });

  it.each([
    { url: '../secret.txt', fileName: 'secret.txt' },
    { url: '//../secret.txt', fileName: 'x' },
    { url: '%2e%2e/secret.txt', fileName: 'x' },
    { url: 'x', fileName: '../../secret.txt' },
    { url: '/etc/passwd', fileName: 'passwd' },
    { url: 'secret.txt%00', fileName: 'x\0y' },
    { url: '%E0%A4%A', fileName: 'x' },
  ])('outside of their folders are not found: %j', (file) => {
    secret();
    expect(find(file).size).toBe(0);
  });
});
