import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { films } from './films/manifest.ts';
import { renderArtwork } from './render-artwork.ts';
import { appIcon, favicon, logo, logoSymbol, shareCard } from './logo.ts';
import { artwork } from './manifest.ts';
import { street } from './scenes/street.ts';

const pictures = Object.entries(artwork);
const brand: readonly (readonly [string, string])[] = [
  ['logo', logo({ theme: 'light' })],
  ['logo-dark', logo({ theme: 'dark' })],
  ['symbol', logoSymbol({ theme: 'light' })],
  ['favicon', favicon()],
  ['app-icon', appIcon()],
  ['share-card', shareCard()],
];
const stills = Object.entries(films).map(([name, film]) => [`film-${name}`, film.frame(0)] as const);
const files = [...pictures.map(([name, { render }]) => [name, render()] as const), ...stills, ...brand];

/** Streets hold eight homes and their people, gatherings six people at full size, films their lights. */
const BUDGET_BYTES = 26 * 1024;
const STREET_BUDGET_BYTES = 31 * 1024;
const FILM_BUDGET_BYTES = 39 * 1024;
const GATHERING_BUDGET_BYTES = 41 * 1024;

function budgetOf(name: string): number {
  if (/^(?:block-party|crew)$/.test(name)) return GATHERING_BUDGET_BYTES;
  if (name.startsWith('film-')) return FILM_BUDGET_BYTES;
  return /^(?:hero|street)/.test(name) ? STREET_BUDGET_BYTES : BUDGET_BYTES;
}

/** Checks that tags nest and close and that attributes are quoted and named once; returns what is wrong. */
function malformed(xml: string): string | undefined {
  const open: string[] = [];
  let rest = xml.replace(/<style>[^<]*<\/style>/g, '');
  for (const match of rest.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/g)) {
    const [, closing, name = '', attributes = '', empty] = match;
    const names = [...attributes.matchAll(/\s([a-zA-Z][\w:-]*)="/g)].map(([, key]) => key);
    if (new Set(names).size !== names.length) return `attribute twice in ${match[0]}`;
    if (closing) {
      if (open.pop() !== name) return `unexpected </${name}>`;
    } else if (!empty) open.push(name);
  }
  rest = rest.replace(/<\/?[a-zA-Z]+(?:\s+[a-zA-Z][\w:-]*="[^"<]*")*\s*\/?>/g, '');
  if (rest !== '') return `stray text: ${rest.slice(0, 40)}`;
  return open.length ? `not closed: ${open.join(', ')}` : undefined;
}

describe('the pictures', () => {
  it('number at least forty', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(40);
  });

  it.each(files)('%s is well-formed', (_name, svg) => {
    expect(malformed(svg)).toBeUndefined();
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
  });

  it.each(files)(
    '%s holds no text, script, handler, style attribute or reference to another file',
    (_name, svg) => {
      expect(/<(?:text|script|foreignObject|image|title|filter)\b/.exec(svg)?.[0]).toBeUndefined();
      expect(/\s(?:on[a-z]+|style)=/.exec(svg)?.[0]).toBeUndefined();
      for (const [, target] of svg.matchAll(/(?:href|url\()="?([^")\s]+)/g)) expect(target).toMatch(/^#/);
      expect(svg.replace('http://www.w3.org/2000/svg', '').indexOf('//')).toBe(-1);
    },
  );

  it.each(files)('%s has finite numbers and known colours only', (_name, svg) => {
    const drawn = svg.replace(/(?:"|url\()#[\w-]+|id="[^"]*"|<style>[^<]*/g, '');
    expect(/NaN|Infinity|undefined|null|[\d.]e-?\d|\d\.\d{5,}/.exec(drawn)?.[0]).toBeUndefined();
    for (const [, paint] of svg.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g))
      expect(paint).toMatch(/^(?:#[\da-fA-F]{3}|#[\da-fA-F]{6}|none|url\(#[\w-]+\))$/);
  });

  it.each(files)('%s defines each id once and points at nothing else', (_name, svg) => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of svg.matchAll(/(?:href="|url\()#([\w-]+)/g)) expect(ids).toContain(target);
  });

  it.each(files)('%s keeps its budget', (name, svg) => {
    expect(svg.length).toBeLessThan(budgetOf(name));
  });

  it('share no ids, so that any two may be inlined in one page', () => {
    const owner = new Map<string, string>();
    for (const [name, svg] of files) {
      for (const [, id = ''] of svg.matchAll(/ id="([^"]+)"/g)) {
        expect(owner.get(id) ?? name).toBe(name);
        owner.set(id, name);
      }
    }
  });

  it.each(pictures)(
    '%s is the same on every call and has the size it states',
    (_name, { render, width, height }) => {
      const svg = render();
      expect(render() === svg).toBe(true);
      expect(svg.slice(0, 140)).toContain(
        `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
      );
    },
  );

  it.each(pictures)('%s is described in both languages, or in neither when it decorates', (name, { alt }) => {
    if (name.startsWith('weave-')) expect(alt).toEqual({ en: '', es: '' });
    else {
      for (const text of [alt.en, alt.es]) expect(text).toMatch(/^[A-ZÁÉÍÓÚ].{9,}\.$/);
      expect(alt.en).not.toBe(alt.es);
    }
  });
});

describe('scenes', () => {
  const size = { width: 1200, height: 550 };

  it('differ from seed to seed', () => {
    expect(street({ seed: 1, ...size }) === street({ seed: 2, ...size })).toBe(false);
  });

  it('move only where motion is welcome, once, and stand complete without it', () => {
    const moving = street({ seed: 1, ...size, animate: true });
    const rules = /<style>([^<]*)<\/style>/.exec(moving)?.[1] ?? '';
    expect(rules.startsWith('@media (prefers-reduced-motion:no-preference){')).toBe(true);
    expect(rules).not.toContain('infinite');
    expect(moving.indexOf(' stroke-dashoffset="')).toBe(-1);
    expect(street({ seed: 1, ...size }).indexOf('<style')).toBe(-1);
  });

  it('offer every moving picture without motion as well', () => {
    const moving = pictures.filter(([, { moves }]) => moves);
    expect(moving.length).toBeGreaterThan(5);
    for (const [, { render, renderStill }] of moving) {
      expect(render().includes('<style>')).toBe(true);
      expect(/<style|pathLength|class=/.exec(renderStill())?.[0]).toBeUndefined();
    }
  });

  it.each([
    [1200, 550],
    [650, 400],
    [400, 800],
    [850, 450],
  ])('fill a frame of %d × %d', (width, height) => {
    expect(street({ seed: 7, width, height }).slice(0, 140)).toContain(`viewBox="0 0 ${width} ${height}"`);
  });
});

describe('renderArtwork', () => {
  const made: string[] = [];
  afterAll(async () => {
    await Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  it(
    'writes every picture and the brand once, and nothing when nothing changed',
    { timeout: 120_000 },
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'skein-art-'));
      made.push(folder);
      const first = await renderArtwork(folder);
      expect(first.written).toEqual(
        expect.arrayContaining([
          'hero-home.svg',
          'hero-home.still.svg',
          'hero-home.png',
          'logo.svg',
          'favicon.svg',
          'app-icon-512.png',
          'app-icon-180.png',
          'share-card.png',
        ]),
      );
      const png = await readFile(join(folder, 'hero-home.png'));
      expect(png.readUInt32BE(16)).toBe(2400);
      const before = (await stat(join(folder, 'hero-home.svg'))).mtimeMs;
      const second = await renderArtwork(folder);
      expect(second.written).toEqual([]);
      expect(second.unchanged).toHaveLength(first.written.length);
      expect((await stat(join(folder, 'hero-home.svg'))).mtimeMs).toBe(before);
    },
  );
});
