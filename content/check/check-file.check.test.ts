import type { AnyEntryType } from '@skein/cms-client';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { contentTypes } from '../entries.ts';
import { checkFile } from './check-file.ts';
import { FOUND_IN_PASTED, pastedTexts } from './testing/pasted-texts.ts';
import { demo } from './testing/spoilt-demo.ts';

function write(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'skein-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'export.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('the check of a file ends well and says so where there is nothing to fix', () => {
  const file = write(demo());
  const types = contentTypes as readonly AnyEntryType[];
  expect(checkFile(file, types)).toEqual({ lines: [`${file}: nothing to mend`], exitCode: 0 });
});

it.each([
  ['an export of nothing', { entries: [], locales: [] }, ['-  *  there is no home page at /']],
  ['texts as editors paste them', pastedTexts(), FOUND_IN_PASTED],
])('the script of the check prints what is to fix in %s, and ends with 1', (_, content, found) => {
  const script = join(import.meta.dirname, '..', 'check.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@skein/source', script, write(content)],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout.split('\n')).toEqual(expect.arrayContaining(found));
});
