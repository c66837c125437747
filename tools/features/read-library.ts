import { blocksIn, entryTypesIn } from '@skein/cms-client';
import type { AnyEntryType, AuthoredEntry, VariantRow } from '@skein/cms-client';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSources, type Sources, type StoryRow } from './read-sources.ts';

/** A content type or variant that editors can choose in the CMS. */
export interface Look {
  readonly type: AnyEntryType;
  readonly variant?: VariantRow;
  readonly label: string;
  /** Path of the file that defines the content type or the variant. */
  readonly definition: string;
  readonly stories: readonly StoryRow[];
  readonly tests: readonly string[];
}

/** A fixture, with the file that exports it. */
export interface WrittenEntry {
  readonly file: string;
  readonly name: string;
  readonly authored: AuthoredEntry;
}

export interface Library {
  /** Name of the library, such as `blocks`. */
  readonly name: string;
  readonly folder: string;
  readonly sources: Sources;
  readonly contentTypes: readonly AnyEntryType[];
  /** Ids of the content types with a component. */
  readonly drawn: ReadonlySet<string>;
  /** Content types that `blocks.ts` exports, by the name of the export. */
  readonly exported: ReadonlyMap<string, AnyEntryType>;
  readonly fixtures: readonly WrittenEntry[];
  readonly looks: readonly Look[];
}

type Module = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Module => typeof value === 'object' && value !== null;
const isType = (value: unknown): value is AnyEntryType =>
  isRecord(value) && typeof value['rows'] === 'function' && typeof value['id'] === 'string';
const isEntry = (value: unknown): value is AuthoredEntry => isRecord(value) && value['kind'] === 'entry';

async function load(root: string, file: string): Promise<Module> {
  if (!existsSync(join(root, file))) return {};
  const module: unknown = await import(pathToFileURL(join(root, file)).href);
  return isRecord(module) ? module : {};
}

export const kebab = (name: string) => name.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
export const variantOf = ({ values }: AuthoredEntry): string | undefined =>
  isRecord(values) && typeof values['variant'] === 'string' ? values['variant'] : undefined;

async function fixturesOf(root: string, files: readonly string[]): Promise<WrittenEntry[]> {
  const modules = await Promise.all(files.map(async (file) => [file, await load(root, file)] as const));
  return modules.flatMap(([file, module]) =>
    Object.entries(module).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).filter(isEntry).map((authored) => ({ file, name, authored })),
    ),
  );
}

function looksOf(
  types: readonly AnyEntryType[],
  exported: ReadonlyMap<string, AnyEntryType>,
  sources: Sources,
  fixtures: readonly WrittenEntry[],
): Look[] {
  const exportOf = (type: AnyEntryType) => [...exported].find(([, one]) => one === type)?.[0] ?? '';
  function testsOf(name: string, definition: string, shown: (authored: AuthoredEntry) => boolean): string[] {
    const folder = dirname(definition);
    const ownFolder = basename(folder) === kebab(name);
    const read = new Set(fixtures.filter(({ authored }) => shown(authored)).map(({ file }) => file));
    return sources.tests
      .filter(
        ({ file, reads }) =>
          (ownFolder && dirname(file) === folder) ||
          [...reads].some((path) => read.has(path) || (ownFolder && dirname(path) === folder)),
      )
      .map(({ file }) => file);
  }
  return types.flatMap((type): Look[] => {
    const name = exportOf(type);
    const definition = sources.definitions.get(name) ?? '';
    const stories = sources.stories.filter(({ contentType }) => contentType === name);
    const isOfType = (authored: AuthoredEntry) => authored.type.id === type.id;
    if (type.variants.length === 0)
      return [{ type, label: type.name, definition, stories, tests: testsOf(name, definition, isOfType) }];
    return type.variants.map((variant) => {
      const own = sources.definitions.get(variant.name) ?? definition;
      const isOfVariant = (authored: AuthoredEntry) =>
        isOfType(authored) && variantOf(authored) === variant.name;
      return {
        type,
        variant,
        label: `${type.name} ${variant.key}, ${variant.label}`,
        definition: own,
        stories: stories.filter(({ tags }) => tags.some((tag) => tag.endsWith(`-${variant.key}`))),
        tests: testsOf(variant.name, own, isOfVariant),
      };
    });
  });
}

/** Reads a library. Imports `blocks.ts` and the fixtures, and only parses stories and tests. */
export async function readLibrary(root: string, folder: string): Promise<Library> {
  const sources = readSources(root, folder);
  const content = await load(root, join(folder, 'src/blocks.ts'));
  const contentTypes = entryTypesIn(content);
  const blocks = blocksIn(content);
  const fixtures = contentTypes.length > 0 ? await fixturesOf(root, sources.fixtures) : [];
  const exported = new Map(
    Object.entries(content).filter((pair): pair is [string, AnyEntryType] => isType(pair[1])),
  );
  return {
    name: basename(folder),
    folder,
    sources,
    contentTypes,
    drawn: new Set(blocks.map(({ id }) => id)),
    exported,
    fixtures,
    looks: looksOf(blocks, exported, sources, fixtures),
  };
}
