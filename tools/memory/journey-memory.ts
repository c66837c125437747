import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { chromiumVersion } from '../browser/chromium-version.ts';
import { ROOT } from '../commands/run.ts';
import { openMemory } from './memory.ts';

/** What a spec showed when it last ran: how many of its tests passed, and the pages that they opened. */
const Note = v.object({ tests: v.number(), opened: v.array(v.string()) });
export type Note = v.InferOutput<typeof Note>;

export interface JourneyMemory {
  /** How many tests of a spec have passed on the pages and the services as they are now; nothing when that is not known. */
  passed(spec: string): number | undefined;
  /** Remembers that all tests of a spec have passed. @param opened paths of the pages, without their queries */
  keep(spec: string, tests: number, opened: readonly string[]): void;
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
/** What no browser sends, and nobody hears. */
const UNHEARD = /\brequest\.(?:delete|fetch|head|patch|post|put)\(/;

/**
 * Remembers on which pages and services the journeys of a spec have passed. A journey sees a block only on the pages that it
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
  /** Stands for the spec, all that is beside it, and the pages that it opens. */
  function keyOn(spec: string, key: string, opened: readonly string[]): string | undefined {
    const pages = opened.filter((path) => !SERVICES.test(path)).map((path) => pageAt(path));
    const hash = createHash('sha256').update(key);
    for (const page of pages) hash.update(`\n${page ?? ''}\n`);
    if (pages.every((page) => page !== undefined)) return hash.digest('hex');
    far ??= sources([...beside, ...onPages]);
    const all = far.keyOf(spec);
    return all && hash.update(all).digest('hex');
  }

  return {
    passed(spec) {
      if (UNHEARD.test(readFileSync(spec, 'utf8'))) return undefined;
      const key = near.keyOf(spec);
      const note = key === undefined ? undefined : readNote(key);
      if (key === undefined || !note) return undefined;
      const whole = keyOn(spec, key, note.opened);
      return whole === undefined ? undefined : readNote(whole)?.tests;
    },
    keep(spec, tests, opened) {
      const key = near.keyOf(spec);
      if (key === undefined || UNHEARD.test(readFileSync(spec, 'utf8'))) return;
      // What was opened last time counts as well: a journey may take either way.
      const paths = [...new Set([...(readNote(key)?.opened ?? []), ...opened])].sort();
      const whole = keyOn(spec, key, paths);
      mkdirSync(home, { recursive: true });
      const note = JSON.stringify({ tests, opened: paths } satisfies Note);
      for (const name of [key, ...(whole === undefined ? [] : [whole])]) writeFileSync(noteFile(name), note);
    },
  };
}

/** Files of specs below a folder of the workspace. */
export const specsBelow = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.spec.ts`, { cwd: ROOT }).sort();
