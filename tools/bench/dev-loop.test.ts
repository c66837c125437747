import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';
import { CHANGES, changedSource } from './dev-loop.ts';

const kinds = Object.keys(CHANGES) as (keyof typeof CHANGES)[];

it.each(kinds)('the bench finds what it changes in a %s', (kind) => {
  const source = readFileSync(join(ROOT, CHANGES[kind].file), 'utf8');
  const changed = changedSource(kind, source, 'changed-mark');
  expect(changed.startsWith(source)).toBe(true);
  expect(changed).toContain('changed-mark');
});

it.each(kinds)('the bench names what it misses in a %s', (kind) => {
  const { file, exported } = CHANGES[kind];
  expect(() => changedSource(kind, `function ${exported}() {}`, 'mark')).toThrow(
    `the export ${exported} of ${file}`,
  );
});
