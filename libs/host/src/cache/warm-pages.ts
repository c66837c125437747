import { steadyNow } from '@skein/cms-client/serve';
import { readFile, rename, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { HtmlCache } from './html-cache.ts';

/** Pages that are drawn before visitors come. */
const COUNT = 100;
/** Visitors are let in after so long, warm or not, ms. */
const LONGEST_MS = 10_000;
const SAVE_EVERY_MS = 60_000;

const Paths = v.array(v.string());

export interface WarmPagesOptions {
  /** Keeps the addresses from one start to the next. */
  readonly file: string;
  readonly cache: Pick<HtmlCache, 'mostAsked'>;
  /** Draws a page into the cache, if there is such a page. */
  readonly draw: (path: string) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
}

/** What was asked for most before the last end is there when visitors come. */
export interface WarmPages {
  /** Whether visitors may come. */
  isWarm(): boolean;
  /** Draws what was asked for most, one after the other. */
  warm(): Promise<void>;
  save(): Promise<void>;
  /** Saves now and then. */
  start(): void;
  /** Saves, and ends. */
  stop(): Promise<void>;
}

export function warmPages({ file, cache, draw, onError, now = steadyNow }: WarmPagesOptions): WarmPages {
  let warming = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function known(): Promise<readonly string[]> {
    const text = await readFile(file, 'utf8').catch(() => '[]');
    try {
      return v.parse(Paths, JSON.parse(text)).filter((path) => path.startsWith('/'));
    } catch {
      // It was cut off, or is somebody else's: it is written anew.
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
