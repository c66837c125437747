import { expect, it } from 'vitest';
import { entries } from './testing/collected-words.ts';

type Fields = (typeof entries)[number]['fields'];

const textOf = (fields: Fields, gf: string, locale: 'en-US' | 'es') => {
  const value = fields[gf]?.[locale];
  return typeof value === 'string' ? value : undefined;
};

/** Returns the name of an entry's portrait, such as `portrait-7`, from an SVG or PNG file. */
const portraitOf = (fields: Fields) =>
  /"(?:art|photo)-(portrait-\w+)"/.exec(JSON.stringify(fields))?.[1] ?? undefined;

/** Returns the name of the person in an entry: its name field, or the bold text below a quotation. */
const nameIn = (fields: Fields, locale: 'en-US' | 'es') =>
  textOf(fields, 'gfName', locale) ??
  /<strong>(.+?)<\/strong>/.exec(textOf(fields, 'gfUserDetails', locale) ?? '')?.[1];

interface Person {
  readonly id: string;
  readonly name: string | undefined;
  readonly nombre: string | undefined;
  readonly portrait: string | undefined;
}

const people = entries.flatMap(({ id, fields }): readonly Person[] => {
  const name = nameIn(fields, 'en-US');
  const portrait = portraitOf(fields);
  return name === undefined && portrait === undefined
    ? []
    : [{ id, name, nombre: nameIn(fields, 'es') ?? name, portrait }];
});

/**
 * Whether a short name means a person. "Omar" means Omar Haddad, because only one person with a portrait has
 * this first name.
 */
const isCalled = (short: string, long: string) => long === short || long.startsWith(`${short} `);
const samePerson = (one: string, other: string) => isCalled(one, other) || isCalled(other, one);

const clashes = (same: (one: Person, other: Person) => boolean) =>
  people.flatMap((one, index) =>
    people.slice(index + 1).flatMap((other) => (same(one, other) ? [told(one, other)] : [])),
  );
const told = (...both: readonly Person[]) =>
  both.map(({ id, name, portrait }) => `${id}: ${name ?? 'nobody'}, ${portrait ?? 'no face'}`).join(' / ');

it('names everybody whose portrait it shows, and alike in both languages', () => {
  expect(people.length).toBeGreaterThan(30);
  expect(people.filter(({ name }) => name === undefined).map((one) => told(one))).toEqual([]);
  expect(people.filter(({ name, nombre }) => name !== nombre).map((one) => told(one))).toEqual([]);
});

it('gives a face to one person only', () => {
  const shared = clashes(
    (one, other) =>
      one.portrait !== undefined &&
      one.portrait === other.portrait &&
      !samePerson(one.name ?? '', other.name ?? ''),
  );
  expect(shared).toEqual([]);
});

it('gives a person one face only', () => {
  const changed = clashes(
    (one, other) =>
      one.portrait !== undefined &&
      other.portrait !== undefined &&
      one.portrait !== other.portrait &&
      samePerson(one.name ?? '', other.name ?? ''),
  );
  expect(changed).toEqual([]);
});
