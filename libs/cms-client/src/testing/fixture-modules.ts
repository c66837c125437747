import type { AuthoredEntry } from '../authoring/entry.ts';

/** An authored entry and the file with its export. */
export interface Fixture {
  readonly file: string;
  /** Name of the export, with an index if the export is a list of entries. */
  readonly name: string;
  readonly authored: AuthoredEntry;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isEntry = (value: unknown): value is AuthoredEntry => isRecord(value) && value['kind'] === 'entry';

/** Returns all authored entries among the exports of files, including entries in lists. */
export function fixturesOf(modules: Readonly<Record<string, unknown>>): Fixture[] {
  return Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(isRecord(module) ? module : {}).flatMap(([name, value]): Fixture[] => {
      const inside: readonly unknown[] = Array.isArray(value) ? value : [value];
      return inside
        .map((authored, index) => ({ file, name: inside.length > 1 ? `${name}[${index}]` : name, authored }))
        .filter((one): one is Fixture => isEntry(one.authored));
    }),
  );
}

/** Returns the ids that two different fixtures have in common. */
export function sharedIds(fixtures: readonly Fixture[]): string[] {
  const known = new Map<string, AuthoredEntry>();
  return fixtures.flatMap(({ authored }) => {
    const before = known.get(authored.id);
    known.set(authored.id, authored);
    return before !== undefined && before !== authored ? [authored.id] : [];
  });
}
