import { readContent } from '@skein/local-cms';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { applyChanges } from '../model/apply-changes.ts';
import { changeWords } from '../model/change-words.ts';
import { compareModels } from '../model/compare-models.ts';
import { longTexts } from '../model/long-texts.ts';
import { migrationScript } from '../model/migration-script.ts';
import { parseModel, readModel } from '../model/model-of.ts';
import type { Model } from '../model/model.types.ts';
import { areInstalled, installTogether, readLock } from '../packages/install-together.ts';
import { hasPackedPackages, moveTogether, rangeOfVersion } from '../packages/move-together.ts';
import { takePackages, type TakenPackages } from '../packages/take-packages.ts';
import { CommandError, type Terminal } from '../terminal/terminal.ts';

export const UPDATE_HELP = `skein update [version]       moves all @skein packages to one version, then the content types
skein update <folder>        the same with the packages that npm run tarballs has packed in a checkout
skein update --model         only the content types, after another change of packages or blocks

  --migration <file.cjs>     writes a script for the vendor's CMS in place of the files of the content
  --dry-run                  writes nothing: says how many packages would move, and with --model what differs
  --content <path>           the folder of content, or an export of the space; without it, content`;

const OPTIONS = {
  model: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  migration: { type: 'string' },
  content: { type: 'string' },
  before: { type: 'string' },
} as const;

/** The site in whose folder the command runs. */
export interface UpdateSite {
  readonly root: string;
  readonly packages: () => Model;
}

/** Runs `skein update`. @throws CommandError, ContentExportError */
export function updateCommand(words: readonly string[], site: UpdateSite, terminal: Terminal): number {
  const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  if (values.model) return updateModel(values, site, terminal);
  if (positionals.length > 1) throw new CommandError(UPDATE_HELP);
  return updatePackages({ ...values, words, asked: positionals[0] }, site, terminal);
}

/**
 * The content types that the packages had before an update, from its installation until the content types are
 * updated. An update that has stopped in between goes on with them.
 */
const beforeFile = (root: string) => join(root, 'node_modules/.cache/skein/before.json');

interface Paths {
  readonly migration?: string | undefined;
  readonly content?: string | undefined;
}

const contentOf = (root: string, { content = 'content' }: Paths) => resolve(root, content);

/**
 * Returns the path of the migration script, or undefined if none is asked for.
 * @throws CommandError if its folder does not exist
 */
function scriptOf(root: string, { migration }: Paths): string | undefined {
  if (migration === undefined) return undefined;
  if (!existsSync(resolve(root, dirname(migration))))
    throw new CommandError(`${dirname(migration)} is no folder: ${migration} cannot be written.`);
  return resolve(root, migration);
}

interface ModelOptions extends Paths {
  readonly before?: string | undefined;
  readonly 'dry-run'?: boolean | undefined;
}

/**
 * Compares the content types of the site with those of the packages. Then writes a migration script or the files
 * of the content, as the options say.
 * @returns the exit code
 */
function updateModel(options: ModelOptions, { root, packages }: UpdateSite, { say }: Terminal): number {
  const content = contentOf(root, options);
  const script = scriptOf(root, options);
  const { model, entries } = readModel(content);
  const kept = options.before ?? beforeFile(root);
  const before = existsSync(kept) ? parseModel(readFileSync(kept, 'utf8')) : undefined;
  const now = packages();
  const changes = compareModels({ site: model, packages: now, before, used: new Set(entries.keys()) });
  for (const change of changes) changeWords(change, entries.get(change.type.id) ?? 0).forEach(say);
  longTexts(readContent(content).content.entries ?? [], changes).forEach(say);
  const isNew = before ? [...now.values()].filter(({ id }) => !before.has(id) && !model.has(id)) : [];
  if (isNew.length > 0)
    say(
      `New in the packages: ${isNew.map(({ id, name }) => `${id} (${name})`).join(', ')}. skein types --add takes one.`,
    );
  if (changes.length === 0) say('The content types are those of the packages.');
  else if (options['dry-run']) say('\nNothing is written.');
  else if (script !== undefined) {
    writeFileSync(script, migrationScript(changes, entries));
    say(`\n${options.migration} is written. Run it with the vendor's tool: npx contentful-migration`);
  } else {
    if (!statSync(content).isDirectory())
      throw new CommandError(
        'An export is not changed: add --migration <file.cjs>, or name a folder of content.',
      );
    const written = applyChanges(content, changes);
    say(
      `\nThe files of ${changes.length} content types and of ${written} entries are written. Look with git diff, then run npm test.`,
    );
  }
  if (!options['dry-run']) rmSync(beforeFile(root), { force: true });
  return 0;
}

const npm = (root: string, ...words: readonly string[]) =>
  spawnSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });

/** The source of new versions of all `@skein` packages: one version in the registry, or a folder of packed packages. */
interface Source {
  readonly name: string;
  /** Copies the packages into the site, if they are files. */
  readonly take: () => Pick<TakenPackages, 'rangeOf'> & Partial<TakenPackages>;
}

/**
 * Returns the source that the command names, or else the newest version of the registry.
 * @throws CommandError if the site needs a folder and the command names none, or npm does not tell the newest
 * version
 */
function sourceOf(root: string, asked: string | undefined): Source {
  const from = asked === undefined ? undefined : resolve(root, asked);
  if (from !== undefined && existsSync(from)) return { name: from, take: () => takePackages(root, from) };
  if (asked === undefined && hasPackedPackages(root))
    throw new CommandError(
      'The packages of this site are files. Run npm run tarballs in a newer checkout of Skein, then here: skein update ../skein/dist/tarballs',
    );
  const version = asked ?? npm(root, 'view', '@skein/cli', 'version').stdout.trim();
  if (version === '')
    throw new CommandError('npm does not tell the newest version. Name one: skein update 1.2.3');
  const range = rangeOfVersion(version);
  return { name: version, take: () => ({ rangeOf: () => range }) };
}

/**
 * Installs all our packages from one source, and keeps the content types that the packages had before, unless an
 * earlier update has kept them.
 * @throws CommandError if npm fails; then everything is as before
 */
function install({ root, packages }: UpdateSite, source: Source, say: Terminal['say']): void {
  const file = join(root, 'package.json');
  const manifest = readFileSync(file, 'utf8');
  const kept = beforeFile(root);
  const before = existsSync(kept) ? undefined : JSON.stringify([...packages().values()]);
  const taken = source.take();
  try {
    if (before !== undefined) {
      mkdirSync(dirname(kept), { recursive: true });
      writeFileSync(kept, before);
    }
    const moved = moveTogether(root, taken.rangeOf);
    // Packed packages may have new contents under the same version, so they are installed in any case.
    if (moved.length === 0 && !taken.done && areInstalled(root, source.name))
      return say(`All @skein packages are in version ${source.name}.`);
    say(`${moved.length === 0 ? 'All' : moved.length} packages move to ${source.name}: npm install`);
    const run = () => npm(root, 'install', '--no-audit', '--no-fund').status === 0;
    if (!installTogether(root, run))
      throw new CommandError('npm install has failed. Everything is as before.');
  } catch (error) {
    writeFileSync(file, manifest);
    taken.undo?.();
    if (before !== undefined) rmSync(kept, { force: true });
    throw error;
  }
  taken.done?.();
}

interface PackagesOptions extends Paths {
  readonly words: readonly string[];
  readonly asked: string | undefined;
}

/** Installs the new packages, and then runs the new version of this command, which updates the content types. */
function updatePackages(
  { words, asked, ...paths }: PackagesOptions,
  site: UpdateSite,
  { say }: Terminal,
): number {
  const { root } = site;
  // All throw for a file that cannot be read or written, while nothing is written yet.
  readModel(contentOf(root, paths));
  scriptOf(root, paths);
  readLock(root);
  const source = sourceOf(root, asked);
  if (words.includes('--dry-run')) {
    const { rangeOf, undo } = source.take();
    try {
      const moved = moveTogether(root, rangeOf, { write: false });
      say(`${moved.length} packages would move to ${source.name}.`);
    } finally {
      undo?.();
    }
    return 0;
  }
  install(site, source, say);
  const rest = words.filter((word) => word !== asked);
  const model = ['update', '--model', '--before', beforeFile(root)];
  const args = [...process.execArgv, process.argv[1] ?? '', ...model, ...rest];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
