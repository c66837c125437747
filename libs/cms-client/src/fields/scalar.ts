import { defineField, type Field } from '../model/field.ts';
import { Invalid } from '../model/problem.ts';

export function flag(gf: string): Field<boolean> {
  return defineField<boolean>({
    gf,
    type: 'Boolean',
    read: (raw) => {
      if (typeof raw !== 'boolean') throw new Invalid('is not yes or no');
      return raw;
    },
  });
}

/** Defines a field for a whole number from a minimum to a maximum, both included. */
export function integer(
  gf: string,
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
): Field<number> {
  return defineField<number>({
    gf,
    type: 'Integer',
    validations:
      min === Number.MIN_SAFE_INTEGER && max === Number.MAX_SAFE_INTEGER ? [] : [{ range: { min, max } }],
    read: (raw) => {
      if (typeof raw !== 'number' || !Number.isInteger(raw)) throw new Invalid('is not a whole number');
      if (raw < min || raw > max) throw new Invalid(`is not between ${min} and ${max}`);
      return raw;
    },
  });
}

/** Defines a field for one of several fixed words. Case and surrounding spaces do not matter. */
export function choice<const C extends string>(gf: string, values: readonly C[]): Field<C> {
  return defineField<C>({
    gf,
    type: 'Symbol',
    validations: [{ in: values }],
    options: values,
    read: (raw) => {
      const word = typeof raw === 'string' ? raw.trim().toLowerCase() : undefined;
      const hit = values.find((value) => value.toLowerCase() === word);
      if (hit === undefined) throw new Invalid(`is not one of ${values.join(', ')}`);
      return hit;
    },
  });
}

/**
 * Defines a field for one of several fixed names. Components receive the name, and the CMS stores a word for it: `{
 * name: 'word' }`.
 */
export function namedChoice<const M extends Readonly<Record<string, string>>>(
  gf: string,
  words: M,
): Field<keyof M & string> {
  const names = Object.keys(words) as (keyof M & string)[];
  return defineField<keyof M & string>({
    gf,
    type: 'Symbol',
    validations: [{ in: Object.values(words) }],
    options: names,
    read: (raw) => {
      const word = typeof raw === 'string' ? raw.trim().toLowerCase() : undefined;
      const hit = names.find((name) => words[name]?.toLowerCase() === word);
      if (hit === undefined) throw new Invalid(`is not one of ${Object.values(words).join(', ')}`);
      return hit;
    },
    write: (name) => words[name],
  });
}
