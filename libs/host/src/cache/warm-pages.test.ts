import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { warmPages } from './warm-pages.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-warm-'));
  file = join(folder, 'pages.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const pagesAt = (
  asked: readonly string[],
  draw = vi.fn(async (_path: string) => undefined),
  now = () => 0,
) => ({
  draw,
  ...warmPages({
    file,
    cache: { mostAsked: (count) => asked.slice(0, count) },
    draw,
    now,
    onError(error) {
      throw error;
    },
  }),
});

it('what was asked for most is drawn at the next start', async () => {
  await pagesAt(['/', '/plans']).stop();
  const next = pagesAt([]);
  const warm = next.warm();
  expect(next.isWarm()).toBe(false);
  await warm;
  expect(next.draw.mock.calls).toEqual([['/'], ['/plans']]);
  expect(next.isWarm()).toBe(true);
});

it('a page that cannot be drawn keeps nobody out', async () => {
  await pagesAt(['/gone', '/plans']).save();
  const next = pagesAt(
    [],
    vi.fn((path: string) =>
      path === '/gone' ? Promise.reject(new Error('gone')) : Promise.resolve(undefined),
    ),
  );
  await next.warm();
  expect(next.draw).toHaveBeenCalledTimes(2);
  expect(next.isWarm()).toBe(true);
});

it('visitors are let in after ten seconds, warm or not', async () => {
  await pagesAt(['/', '/plans', '/wifi']).save();
  let nowMs = 0;
  const next = pagesAt(
    [],
    vi.fn(async () => void (nowMs += 6000)),
    () => nowMs,
  );
  await next.warm();
  expect(next.draw).toHaveBeenCalledTimes(2);
  expect(next.isWarm()).toBe(true);
});

it.each(['', '{"a":1}', '["https://elsewhere.example"]'])('a file that holds %j is as none', async (text) => {
  writeFileSync(file, text);
  const next = pagesAt([]);
  await next.warm();
  expect(next.draw).not.toHaveBeenCalled();
  expect(next.isWarm()).toBe(true);
});

it('what is no address of a page costs no other its place', async () => {
  writeFileSync(file, '["404 en-US", 1, null, "/plans"]');
  const next = pagesAt([]);
  await next.warm();
  expect(next.draw.mock.calls).toEqual([['/plans']]);
});

it('a site that nobody asked anything leaves what was known', async () => {
  await pagesAt(['/']).stop();
  await pagesAt([]).stop();
  expect(readFileSync(file, 'utf8')).toBe('["/"]');
});
