import { demoStreets } from '../demo/demo-streets.ts';
import { seededRandom, type Random } from '../demo/random.ts';

const GARBAGE = [
  '"',
  '*',
  'AND',
  'NEAR(',
  ';--',
  '((((',
  '🏠🏠',
  '\0',
  '#',
  ' ',
  '%',
  "'",
  '\\',
  '٣',
] as const;
const GARBAGE_QUERIES = 1000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** What a field holds while somebody types: one character more each time. */
const typing = (text: string): string[] => Array.from(text, (_character, index) => text.slice(0, index + 1));

function garbage(random: Random): string {
  const parts = Array.from({ length: random.between(1, 20) }, () =>
    random.next() < 0.5 ? random.pick(GARBAGE) : (LETTERS[random.between(0, LETTERS.length - 1)] ?? ''),
  );
  return parts.join(random.next() < 0.5 ? ' ' : '');
}

/** Everything that people type on the way to an address, in the order of a busy day: mixed. */
export function typedQueries(addresses: number, sampled: number): string[] {
  const random = seededRandom('typed');
  const every = Math.floor(addresses / sampled);
  const queries: string[] = [];
  let index = 0;
  for (const { name, city, state, zip, houses } of demoStreets(addresses))
    for (const { number } of houses) {
      index += 1;
      if (index % every !== 0) continue;
      const text = random.pick([
        `${number} ${name}, ${city}, ${state} ${zip}`,
        `${number} ${name.toLowerCase()} ${zip}`,
        `${name} ${number} ${city}`.toUpperCase(),
        `${zip} ${name}`,
        // Nobody lives there.
        `${number + 40_000} ${name} ${city}`,
        `${number} ${name.split('').reverse().join('')} ${city}`,
      ]);
      queries.push(...typing(text));
    }
  for (const first of LETTERS) {
    queries.push(first);
    for (const second of LETTERS) queries.push(first + second, `${first} ${second}`);
  }
  for (let count = 0; count < GARBAGE_QUERIES; count++) queries.push(garbage(random));
  return queries
    .map((query) => ({ query, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ query }) => query);
}
