import { steadyNow } from '@skein/cms-client/serve';
import { readFile, rename, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { HtmlCache } from './html-cache.ts';

/** How many pages to draw after a start, before visitors come. */
const COUNT = 100;
/** How long `warm` may keep visitors waiting after a start, ms. */
const LONGEST_MS = 10_000;
const SAVE_EVERY_MS = 60_000;

const Paths = v.array(v.unknown());
const isPath = (path: unknown): path is string => typeof path === 'string' && path.startsWith('/');

export interface WarmPagesOptions {
  /** File with the addresses of the most requested pages, for the next start. */
  readonly file: string;
  readonly cache: Pick<HtmlCache, 'mostAsked'>;
  /** Draws a page into the cache, if it exists. */
  readonly draw: (path: string) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
}

/** Remembers the most requested pages, and draws them at the next start before visitors come. */
export interface WarmPages {
  /** Whether the server may let visitors in: false while `warm` draws pages. */
  isWarm(): boolean;
  /** Draws the most requested pages, one after the other. */
  warm(): Promise<void>;
  save(): Promise<void>;
  /** Saves the addresses of the most requested pages once a minute from now on. */
  start(): void;
  /** Saves the addresses one last time, and stops. */
  stop(): Promise<void>;
}

export function warmPages({ file, cache, draw, onError, now = steadyNow }: WarmPagesOptions): WarmPages {
  let warming = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function known(): Promise<readonly string[]> {
    const text = await readFile(file, 'utf8').catch(() => '[]');
    try {
      return v.parse(Paths, JSON.parse(text)).filter(isPath);
    } catch {
      // The file is incomplete, or is not the site's. The next save replaces it.
      return [];
    }
  }

  async function save(): Promise<void> {
    const paths = cache.mostAsked(COUNT);
    if (paths.length === 0) return;
    await writeFile(`${file}.new`, JSON.stringify(paths));
    await rename(`${file}.new`, file);
  }

  return {
    isWarm: () => !warming,
    save,
    async warm() {
      warming = true;
      const end = now() + LONGEST_MS;
      for (const path of await known()) {
        if (stopped || now() > end) break;
        await draw(path).catch(() => undefined);
      }
      warming = false;
    },
    start() {
      timer = setInterval(() => void save().catch(onError), SAVE_EVERY_MS).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await save().catch(onError);
    },
  };
}
