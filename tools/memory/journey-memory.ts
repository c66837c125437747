import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { chromiumVersion } from '../browser/chromium-version.ts';
import { ROOT } from '../commands/run.ts';
import { openMemory } from './memory.ts';

/** A test of a spec, as Playwright lists it: `[phone] › shell/drawer.spec.ts › the drawer › opens`. */
const Test = v.object({
  name: v.string(),
  /** Paths of the pages that it opens, without their queries. */
  opened: v.array(v.string()),
});
/** All tests of a spec, as they went when they last ran. */
const Note = v.array(Test);
type Note = v.InferOutput<typeof Note>;

export interface JourneyMemory {
  /** The tests of a spec; nothing when nobody knows them. */
  tests(spec: string): readonly string[] | undefined;
  /** Those that have passed on the pages and the services as they are now. */
  passed(spec: string): readonly string[];
  /** Remembers how tests of a spec went; the others have not been run because they had passed. */
  keep(spec: string, went: readonly (v.InferOutput<typeof Test> & { readonly passed: boolean })[]): void;
}

export interface JourneyMemoryOptions {
  /** Folder of what is remembered; beside Nx's cache when none is named. */
  readonly home?: string;
  /** What the site serves at a path; nothing when that is not kept. */
  readonly pageAt?: (path: string) => string | undefined;
  /** Files that a journey may see beside the pages that it opens, as patterns from the root of the workspace. */
  readonly beside?: readonly string[];
  /** Files that stand on pages only. They count for specs that open an address of which nobody knows what is served. */
  readonly onPages?: readonly string[];
}

const HOME = resolve(ROOT, process.env['NX_CACHE_DIRECTORY'] ?? '.nx/cache', 'journeys');
/** Libraries of blocks that are drawn for a page and for nothing in its address. */
const DRAWN = ['blocks', 'carousels'];
const BESIDE = [
  'apps/api/src/**/*.ts',
  'apps/site/src/**/*.{ts,tsx}',
  `libs/!(${DRAWN.join('|')})/src/**/*.{ts,tsx,css}`,
  'content/generated/{assets,public}/**/*',
  'apps/site-e2e/playwright.config.ts',
  'package-lock.json',
  'tools/memory/*.ts',
];
const ON_PAGES = [...DRAWN.map((name) => `libs/${name}/src/**/*.{ts,tsx}`), 'content/entries/**/*.ts'];
/** What the target `pages` of the journeys has kept of a path, just before these begin. */
function keptPage(path: string): string | undefined {
  const file = join(ROOT, 'dist/pages/demo', path, 'page.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Answered by the services alone, or files: the sources of both are among the files beside. */
const SERVICES = /^\/(?:data|demo|speed-test)\//;
/** What no browser sends, and nobody hears; and tests that remember each page by themselves, and do not always open it. */
const UNHEARD = /\brequest\.(?:delete|fetch|head|patch|post|put)\(|\bmemoryOf\(/;

/**
 * Remembers on which pages and services each journey of a spec has passed. A journey sees a block only on the pages that it
 * opens, and those are kept as they are served (`dist/pages`): after a change that leaves them as they were, it need not be
 * gone again. `FULL=1` remembers nothing.
 */
export function journeyMemory({
  home = HOME,
  pageAt = keptPage,
  beside = BESIDE,
  onPages = ON_PAGES,
}: JourneyMemoryOptions = {}): JourneyMemory {
  const sources = (patterns: readonly string[]) =>
    openMemory({
      beside: patterns,
      frame: [],
      reads: {
        'apps/site-e2e/src/site-process.ts': 'apps/site-e2e/src/site-process.ts',
        'apps/site-e2e/src/served-pages.ts': 'apps/site-e2e/src/served-pages.ts',
        'apps/site-e2e/src/map/contract.spec.ts': 'libs/map/src/**/*',
      },
      settings: [chromiumVersion(), process.env['CHROMIUM_PATH']],
    });
  const near = sources(beside);
  let far: ReturnType<typeof sources> | undefined;

  const noteFile = (key: string) => join(home, `${key}.json`);
  function readNote(key: string): Note | undefined {
    try {
      return v.parse(Note, JSON.parse(readFileSync(noteFile(key), 'utf8')));
    } catch {
      return undefined;
    }
  }
  /** Stands for a test, all that is beside it, and the pages that it opens. */
  function keyOn(
    spec: string,
    key: string,
    { name, opened }: v.InferOutput<typeof Test>,
  ): string | undefined {
    const pages = opened.filter((path) => !SERVICES.test(path)).map((path) => pageAt(path));
    const hash = createHash('sha256').update(`${key}\n${name}`);
    for (const page of pages) hash.update(`\n${page ?? ''}\n`);
    if (pages.every((page) => page !== undefined)) return hash.digest('hex');
    far ??= sources([...beside, ...onPages]);
    const all = far.keyOf(spec);
    return all && hash.update(all).digest('hex');
  }
  const nearKey = (spec: string) => (UNHEARD.test(readFileSync(spec, 'utf8')) ? undefined : near.keyOf(spec));

  return {
    tests(spec) {
      const key = nearKey(spec);
      return key === undefined ? undefined : readNote(key)?.map(({ name }) => name);
    },
    passed(spec) {
      const key = nearKey(spec);
      const tests = (key !== undefined && readNote(key)) || [];
      return tests.flatMap((test) => {
        const whole = key && keyOn(spec, key, test);
        return whole !== undefined && existsSync(join(home, whole)) ? [test.name] : [];
      });
    },
    keep(spec, went) {
      const key = nearKey(spec);
      if (key === undefined) return;
      mkdirSync(home, { recursive: true });
      const known = new Map(readNote(key)?.map(({ name, opened }) => [name, opened]));
      for (const { name, opened, passed } of went) {
        // What was opened last time counts as well: a journey may take either way.
        const test = { name, opened: [...new Set([...(known.get(name) ?? []), ...opened])].sort() };
        known.set(name, test.opened);
        const whole = keyOn(spec, key, test);
        if (passed && whole !== undefined) writeFileSync(join(home, whole), name);
      }
      const note = [...known].map(([name, opened]) => ({ name, opened }));
      writeFileSync(noteFile(key), JSON.stringify(note satisfies Note));
    },
  };
}

/** Files of specs below a folder of the workspace. */
export const specsBelow = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.spec.ts`, { cwd: ROOT }).sort();
