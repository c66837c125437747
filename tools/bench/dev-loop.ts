import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { ROOT } from '../commands/run.ts';
import { median } from './quantile.ts';
import { most, type Row } from './row.ts';
import { openBrowser } from './visit.ts';
import { serve } from '../commands/serve.ts';

const TIMES = 5;
const BUILD_LIMIT_MS = 120_000;
/** Time limit from saving a file until the page shows the change, in seconds. */
const MOST_SECONDS = 2;
const PATH = '/legal/terms';
/** How long the page may take to show a change before the bench gives up, in ms. */
const SHOW_LIMIT_MS = 120_000;

interface Change {
  readonly file: string;
  /** Name of an export of the file. The appended code replaces this export. */
  readonly exported: string;
  /** Returns code that the bench appends to the file. With this code, the HTML of the page contains the text `mark`. */
  readonly code: (mark: string) => string;
}

/**
 * Returns code that replaces the function `name` by the code `by`, which can call the replaced function as `before`.
 */
const replaced = (name: string, by: string) => `${name} = ((before) => ${by})(${name});`;

/**
 * The changes that the bench makes to source files. It only appends code to a file, so a change depends only on the
 * name of one export. A test checks that the export exists.
 */
export const CHANGES = {
  block: {
    file: 'libs/blocks/src/text/text-block/text-block.tsx',
    exported: 'TextBlock',
    code: (mark) => replaced('TextBlock', `(given) => before({ ...given, title: '${mark}' })`),
  },
  style: {
    file: 'libs/blocks/src/text/text-block/text-block.tsx',
    exported: 'TextBlock',
    code: (mark) => `import { styled as styledForBench } from 'styled-components';
const Marked = styledForBench.div\`--mark: ${mark};\`;
${replaced('TextBlock', '(given) => <Marked>{before(given)}</Marked>')}`,
  },
  server: {
    file: 'libs/host/src/document/head.ts',
    exported: 'headTags',
    code: (mark) =>
      replaced(
        'headTags',
        `(context) => [...before(context), ['meta', { name: 'mark', content: '${mark}' }]]`,
      ),
  },
  entry: {
    file: 'content/entries/pages/legal-terms.ts',
    exported: 'legalTerms',
    code: (mark) => `Object.assign(legalTerms.values, { title: t('${mark}', '${mark}') });`,
  },
} satisfies Record<string, Change>;

/**
 * Returns a source file with a change.
 * @throws if the file does not have the export that the change needs
 */
export function changedSource(kind: keyof typeof CHANGES, source: string, mark: string): string {
  const { file, exported, code } = CHANGES[kind];
  if (!new RegExp(`^export (?:function|const) ${exported}\\b`, 'm').test(source))
    throw new Error(`The change "${kind}" of the bench needs the export ${exported} of ${file}`);
  return `${source}\n${code(mark)}\n`;
}

/**
 * Changes a file, and restores the file afterwards.
 * @returns seconds from the change until the page shows it
 */
async function timeOf(page: Page, kind: keyof typeof CHANGES, time: number): Promise<number> {
  const { file } = CHANGES[kind];
  const path = join(ROOT, file);
  const before = readFileSync(path, 'utf8');
  const mark = `changed-${kind}-${time}`;
  const after = changedSource(kind, before, mark);
  const shown = (there: boolean) =>
    page
      .waitForFunction(
        ([text, wanted]) => document.documentElement?.outerHTML.includes(text) === wanted,
        [mark, there] as const,
        { timeout: SHOW_LIMIT_MS, polling: 20 },
      )
      .catch((cause: unknown) => {
        throw new Error(`The page does not show the change "${kind}" of ${file}`, { cause });
      });
  const saved = performance.now();
  try {
    writeFileSync(path, after);
    await shown(true);
    return (performance.now() - saved) / 1000;
  } finally {
    writeFileSync(path, before);
    await shown(false);
  }
}

/**
 * Measures `npm run dev`: changes a block, a style, a server module and an entry, waits until a real browser shows each
 * change, and restores each file.
 */
export async function benchDevLoop(): Promise<Row[]> {
  const dev = await serve([join(ROOT, 'node_modules/vite/bin/vite.js'), join(ROOT, 'apps/site')]);
  const browser = await openBrowser();
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
