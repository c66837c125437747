import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { build } from 'vite';
import { findChromium } from '../../browser/find-chromium.ts';
import { serveFolder } from '../../visual/serve-folder.ts';
import { told, type Row } from '../row.ts';
import { ROOT } from '../server.ts';

const OUT = join(ROOT, 'dist/bench-map');
const PINS = 50_000;
/** Each is measured as often, in turns, and the median counts: other work on the machine hits both. */
const ROUNDS = 3;
/** A map has streets, water and land; an empty canvas has one colour. */
const LEAST_COLORS = 6;
/** p95 frame with the pins ÷ that of the empty map. */
const MOST_RATIO = 1.25;

export interface MapFigures {
  readonly emptyP95Ms: number;
  readonly pinsP95Ms: number;
  readonly ratio: number;
  readonly fillMs: number;
  /** Colours in a picture of the map with pins, in steps of 32. */
  readonly colors: number;
}

async function buildPage(): Promise<void> {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@skein/source', 'module', 'browser', 'production'] },
    build: {
      outDir: OUT,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: { map: join(import.meta.dirname, 'map.client.ts') },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  writeFileSync(
    join(OUT, 'index.html'),
    '<!doctype html><title>Bench</title><body><script type="module" src="/map.js"></script></body>',
  );
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
}
const median = (values: readonly number[]) => percentile(values, 0.5);

async function colorsOf(page: Page): Promise<number> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels * 7)
    seen.add([0, 1, 2].map((channel) => (data[at + channel] ?? 0) >> 5).join());
  return seen.size;
}

/**
 * Moves one map for some seconds, empty and with 50,000 pins, in turns.
 * @throws when the picture is blank: that would be fast
 */
export async function benchMap(): Promise<MapFigures> {
  await buildPage();
  const served = await serveFolder(OUT);
  const browser = await chromium.launch({
    executablePath: findChromium().path,
    args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 1000, height: 700 },
      reducedMotion: 'no-preference',
    });
    await page.goto(`${served.origin}/index.html`);
    await page.waitForFunction(() => window.mapBench !== undefined);
    const move = (pins: number) => page.evaluate((count) => window.mapBench?.move(count) ?? [], pins);
    await move(0);
    const [empty, full]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      empty.push(percentile(await move(0), 0.95));
      full.push(percentile(await move(PINS), 0.95));
    }
    const colors = await colorsOf(page);
    if (colors < LEAST_COLORS) throw new Error(`the map is blank: ${colors} colours`);
    const fillMs = await page.evaluate((count) => window.mapBench?.fill(count) ?? Number.NaN, PINS);
    const [emptyP95Ms, pinsP95Ms] = [median(empty), median(full)];
    return { emptyP95Ms, pinsP95Ms, ratio: pinsP95Ms / emptyP95Ms, fillMs, colors };
  } finally {
    await browser.close();
    served.stop();
  }
}

export const mapRows = ({ colors, fillMs, pinsP95Ms, emptyP95Ms, ratio }: MapFigures): Row[] => [
  told(`50,000 pins into the map (${colors} colours seen)`, `${fillMs.toFixed(0)} ms`),
  {
    what: `map with 50,000 pins ÷ empty, p95 frame (${pinsP95Ms.toFixed(0)} ÷ ${emptyP95Ms.toFixed(0)} ms)`,
    figure: ratio.toFixed(2),
    limit: `≤ ${MOST_RATIO}`,
    ok: ratio <= MOST_RATIO,
  },
];
