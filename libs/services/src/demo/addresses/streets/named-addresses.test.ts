import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { doorsOf } from './doors.ts';
import { NAMED_STREETS } from './named-addresses.ts';

const DOCUMENTATION = join(import.meta.dirname, '../../../../../../docs/demo-data.md');
const WORDS = {
  available: 'available',
  notYet: 'not yet',
  almostThere: 'almost there',
  tryAgain: 'try again',
  accountNotFound: 'account not found',
};

const rows = readFileSync(DOCUMENTATION, 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

it.each(
  NAMED_STREETS.flatMap(({ houses, name, city, state, zip }) =>
    houses.map((house) => ({ ...house, line: `${house.number} ${name}, ${city}, ${state} ${zip}` })),
  ),
)('$line stands in the documentation with its outcome and its doors', ({ line, outcome, doors }) => {
  const row = rows.find((cells) => cells[1] === line);
  expect(row?.[3]).toBe(WORDS[outcome]);
  const numbers = doors ? doorsOf(doors).map(({ number }) => number) : [];
  const ends = row?.[2]?.split(/, |–/).filter((end) => end !== '') ?? [];
  expect([ends[0], ends.at(-1)]).toEqual([numbers[0], numbers.at(-1)]);
});
