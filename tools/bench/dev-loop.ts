import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../browser/find-chromium.ts';
import { ROOT } from '../commands/run.ts';
import { median } from './quantile.ts';
import { most, type Row } from './row.ts';
import { serve } from '../commands/serve.ts';

const TIMES = 5;
/** Longest time of the first build. */
const BUILD_LIMIT_MS = 120_000;
/** Longest time from a saved file to the page. */
const MOST_SECONDS = 3;
const PATH = '/legal/terms';
/** The changes, by kind. `from` is text of the file; a test checks that the file still contains it. */
export const CHANGES = {
  block: {
    file: 'libs/blocks/src/text/text-block/text-block.tsx',
    from: 'const props = withDefaults(given, textBlockDefaults);',
    to: (mark: string) => `const props = { ...withDefaults(given, textBlockDefaults), title: '${mark}' };`,
  },
  style: {
    file: 'libs/blocks/src/text/text-block/text-block.tsx',
    from: 'const Body = styled.div`',
    to: (mark: string) => `const Body = styled.div\`--mark: ${mark};`,
  },
  server: {
    file: 'libs/host/src/document/head.ts',
    from: "...property('og:title', page.title),",
    to: (mark: string) => `...property('og:title', '${mark}'),`,
  },
  entry: {
    file: 'content/entries/pages/legal-terms.ts',
    from: "title: t('Is something unclear?'",
    to: (mark: string) => `title: t('${mark}'`,
  },
};

/** @returns seconds from saving a file until the page shows the change */
async function timeOf(page: Page, kind: keyof typeof CHANGES, time: number): Promise<number> {
  const { file, from, to } = CHANGES[kind];
  const path = join(ROOT, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
  const mark = `changed-${kind}-${time}`;
  const shown = (there: boolean) =>
    page.waitForFunction(
      ([text, wanted]) => document.documentElement?.outerHTML.includes(text) === wanted,
      [mark, there] as const,
      { timeout: 120_000, polling: 20 },
    );
  const saved = performance.now();
  try {
    writeFileSync(path, before.replace(from, to(mark)));
    await shown(true);
    return (performance.now() - saved) / 1000;
  } finally {
    writeFileSync(path, before);
    await shown(false);
  }
}

/**
 * Changes a block, its style, a server module and an entry while `npm run dev` runs, in a real browser without
 * any input. It reverts each change afterwards.
 */
export async function benchDevLoop(): Promise<Row[]> {
  const dev = await serve([join(ROOT, 'node_modules/vite/bin/vite.js'), join(ROOT, 'apps/site')]);
  const browser = await chromium.launch({ executablePath: findChromium().path, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(dev.origin + PATH, { timeout: BUILD_LIMIT_MS });
    const rows: Row[] = [];
    for (const kind of ['block', 'style', 'server', 'entry'] as const) {
      const times: number[] = [];
      for (let time = 1; time <= TIMES; time += 1) {
        times.push(await timeOf(page, kind, time));
        console.timeLog('bench', `${kind} ${time} of ${TIMES}: ${times.at(-1)?.toFixed(2)} s`);
      }
      const what = `a changed ${kind === 'server' ? 'module of the server' : kind} on the page of npm run dev, median of ${TIMES}`;
      rows.push(most(what, median(times), MOST_SECONDS, 's', 2));
    }
    return rows;
  } finally {
    await browser.close();
    await dev.end();
  }
}
