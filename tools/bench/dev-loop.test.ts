import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';
import { CHANGES } from './dev-loop.ts';

it.each(Object.entries(CHANGES))('the bench finds what it changes in a %s', (_, { file, from, to }) => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
  expect(source.replace(from, to('mark'))).toContain('mark');
});
