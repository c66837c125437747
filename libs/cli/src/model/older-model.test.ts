import { entryType, text } from '@skein/cms-client';
import { emptyExport } from '@skein/local-cms';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeType } from './apply-changes.ts';
import { modelOfBlocks } from './model-of.ts';
import { checkModel } from './older-model.ts';

const info = { name: 'Street', description: 'A street' };
const street = entryType('street', info, { name: text('name', 60) });
const { locales = [] } = emptyExport('en-US');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-model-'));
  mkdirSync(join(folder, 'types'));
  writeFileSync(join(folder, 'space.json'), JSON.stringify({ locales }));
  const type = modelOfBlocks([street]).get('street');
  if (type) writeType(folder, locales, type);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('passes while the files are those of the packages, whatever editors read there', () => {
  expect(() => checkModel(folder, [street])).not.toThrow();
  const renamed = entryType('street', { ...info, name: 'Road' }, { name: text('name', 60) });
  expect(() => checkModel(folder, [{ renamed }])).not.toThrow();
});

it.each([
  ['a field', { name: text('name', 60), stage: text('stage') }],
  ['a rule', { name: text('name', 90) }],
  ['a field that may be empty', { name: text('name', 60).optional() }],
])('fails with one sentence when the packages have %s more or other', (_, fields) => {
  expect(() => checkModel(folder, [entryType('street', info, fields)])).toThrow(
    new Error(
      `The content types in ${folder} are older than the packages: street. Run npx skein update --model.`,
    ),
  );
});
