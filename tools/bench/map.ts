import type { Page } from 'playwright';
import sharp from 'sharp';
import { onClientPage } from './client-pages.ts';
import { p95 } from './painted.ts';
import { told, type Row } from './row.ts';
import { median } from './server.ts';

const PINS = 50_000;
/** Each is measured as often, in turns, and the median counts: other work on the machine hits both. */
const ROUNDS = 3;
/** A map has streets, water and land; an empty canvas has one color. */
const LEAST_COLORS = 6;
/** p95 frame with the pins ÷ that of the empty map. */
const MOST_RATIO = 1.25;

/** Colors in a picture of the page, in steps of 32. */
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
export const benchMap = () =>
  onClientPage('map', async (browser, url) => {
    const page = await browser.newPage({
      viewport: { width: 1000, height: 700 },
      reducedMotion: 'no-preference',
    });
    await page.goto(url);
    await page.waitForFunction(() => window.mapBench !== undefined);
    const move = (pins: number) => page.evaluate((count) => window.mapBench?.move(count) ?? [], pins);
    await move(0);
    const [empty, full]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      empty.push(p95(await move(0)));
      full.push(p95(await move(PINS)));
    }
    const colors = await colorsOf(page);
    if (colors < LEAST_COLORS) throw new Error(`the map is blank: ${colors} colours`);
    const fillMs = await page.evaluate((count) => window.mapBench?.fill(count) ?? Number.NaN, PINS);
    return { emptyMs: median(empty), pinsMs: median(full), fillMs, colors };
  });

export function mapRows({ emptyMs, pinsMs, fillMs, colors }: Awaited<ReturnType<typeof benchMap>>): Row[] {
  const ratio = pinsMs / emptyMs;
  return [
    told(`50,000 pins into the map (${colors} colours seen)`, `${fillMs.toFixed(0)} ms`),
    {
      what: `map with 50,000 pins ÷ empty, p95 frame (${pinsMs.toFixed(0)} ÷ ${emptyMs.toFixed(0)} ms)`,
      figure: ratio.toFixed(2),
      limit: `≤ ${MOST_RATIO}`,
      ok: ratio <= MOST_RATIO,
    },
  ];
}
