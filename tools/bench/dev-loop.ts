import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findChromium } from '../browser/find-chromium.ts';
import { freePort } from '../commands/free-port.ts';
import type { Row } from './row.ts';
import { median, ROOT } from './server.ts';

/** From a file that is saved to the page that shows it, ms each. */
export interface DevLoop {
  readonly block: readonly number[];
  readonly entry: readonly number[];
}

const TIMES = 5;
/** From a saved file to the page. */
const MOST_MS = 3000;
const PATH = '/legal/terms';
const CHANGES = {
  block: {
    file: 'libs/blocks/src/text/text-block/text-block.tsx',
    from: 'const props = withDefaults(given, textBlockDefaults);',
    to: (mark: string) => `const props = { ...withDefaults(given, textBlockDefaults), title: '${mark}' };`,
  },
  entry: {
    file: 'content/entries/pages/legal-terms.ts',
    from: "title: t('A sentence you cannot make sense of?'",
    to: (mark: string) => `title: t('${mark}'`,
  },
};

async function timeOf(page: Page, kind: keyof typeof CHANGES, time: number): Promise<number> {
  const { file, from, to } = CHANGES[kind];
  const path = join(ROOT, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no longer what is changed in it: ${from}`);
  const mark = `Changed ${kind} ${time}`;
  const shown = (there: boolean) =>
    page.waitForFunction(
      ([text, wanted]) => document.body?.innerText.includes(text) === wanted,
      [mark, there] as const,
      { timeout: 120_000, polling: 20 },
    );
  const saved = performance.now();
  try {
    writeFileSync(path, before.replace(from, to(mark)));
    await shown(true);
    return performance.now() - saved;
  } finally {
    writeFileSync(path, before);
    await shown(false);
  }
}

/** Changes a block and an entry while `npm run dev` runs, in a real browser that nobody touches, and puts them back. */
export async function benchDevLoop(onTime: (line: string) => void): Promise<DevLoop> {
  const port = await freePort();
  const dev = spawn(process.execPath, [join(ROOT, 'tools/dev/dev.ts')], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({ executablePath: findChromium().path, args: ['--no-sandbox'] });
  try {
    await new Promise<void>((resolve, reject) => {
      dev.stdout.on('data', (chunk: Buffer) => chunk.toString().includes(`localhost:${port}/`) && resolve());
      dev.on('exit', (code) => reject(new Error(`npm run dev ended with ${String(code)}`)));
    });
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}${PATH}`);
    const times = { block: [] as number[], entry: [] as number[] };
    for (const kind of ['block', 'entry'] as const)
      for (let time = 1; time <= TIMES; time += 1) {
        times[kind].push(await timeOf(page, kind, time));
        onTime(`${kind} ${time} of ${TIMES}: ${((times[kind].at(-1) ?? 0) / 1000).toFixed(2)} s`);
      }
    return times;
  } finally {
    await browser.close();
    dev.kill();
  }
}

export const devRows = ({ block, entry }: DevLoop): Row[] =>
  Object.entries({ block, entry }).map(([kind, times]) => {
    const ms = median(times);
    return {
      what: `a changed ${kind} on the page of npm run dev, median of ${times.length}`,
      figure: `${(ms / 1000).toFixed(2)} s`,
      limit: `≤ ${MOST_MS / 1000} s`,
      ok: ms <= MOST_MS,
    };
  });
