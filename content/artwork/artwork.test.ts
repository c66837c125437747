import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { artwork, brand, filmFiles, films, type FilmName } from './index.ts';

const FILES = join(import.meta.dirname, 'files');
const present = readdirSync(FILES);
const read = (file: string) => readFileSync(join(FILES, file));
const svgs = present
  .filter((file) => file.endsWith('.svg'))
  .map((file) => [file.replace(/\.svg$/, ''), read(file).toString()] as const);

const pictures = Object.entries(artwork);
const filmNames = Object.keys(films) as FilmName[];
const sized = [
  ...pictures,
  ...Object.entries(films).map(([name, film]) => [`film-${name}`, film] as const),
  ...Object.entries(brand),
];
const moves = (name: string) => present.includes(`${name}.still.svg`);

/**
 * Size limits of drawings, bytes. The limits are higher for a street with eight homes and their people, for a gathering
 * of six people at full size, and for a film with its lights.
 */
const BUDGET_BYTES = 26 * 1024;
const STREET_BUDGET_BYTES = 31 * 1024;
const FILM_BUDGET_BYTES = 39 * 1024;
const GATHERING_BUDGET_BYTES = 41 * 1024;

function budgetOf(name: string): number {
  if (/^(?:block-party|crew|drum-table|map-table|shop-inside)$/.test(name)) return GATHERING_BUDGET_BYTES;
  if (name.startsWith('film-')) return FILM_BUDGET_BYTES;
  return /^(?:hero|street)/.test(name) ? STREET_BUDGET_BYTES : BUDGET_BYTES;
}

/**
 * Returns the first fault of a drawing's XML, or undefined. Tags must nest and close, and attributes must be
 * quoted and unique.
 */
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

describe('the manifest', () => {
  it('names every file, and nothing that is not there', () => {
    const named = [
      ...sized.map(([name]) => `${name}.svg`),
      ...pictures.filter(([name]) => moves(name)).map(([name]) => `${name}.still.svg`),
      ...pictures.filter(([, { raster }]) => raster).map(([name]) => `${name}.png`),
      ...filmNames.flatMap((name) => {
        const { mp4, webm, captions } = filmFiles(name);
        return [mp4, webm, captions.en, captions.es];
      }),
      ...['logo.png', 'app-icon-180.png', 'app-icon-512.png', 'share-card.png'],
    ];
    expect([...named].sort()).toEqual([...present].sort());
  });

  it.each(sized)('says how large %s is', (name, { width, height }) => {
    expect(read(`${name}.svg`).toString().slice(0, 140)).toContain(
      `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    );
  });

  it.each(pictures)('describes %s in both languages, or in neither when it decorates', (name, { alt }) => {
    if (/^(?:weave|plan-icon)-/.test(name)) expect(alt).toEqual({ en: '', es: '' });
    else {
      for (const text of [alt.en, alt.es]) expect(text).toMatch(/^[A-ZÁÉÍÓÚ].{9,}\.$/);
      expect(alt.en).not.toBe(alt.es);
    }
  });
});

describe('the pictures', () => {
  it.each(svgs)('%s is well-formed', (_name, svg) => {
    expect(malformed(svg)).toBeUndefined();
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
  });

  it.each(svgs)(
    '%s holds no text, script, handler, style attribute or reference to another file',
    (_name, svg) => {
      expect(/<(?:text|script|foreignObject|image|title|filter)\b/.exec(svg)?.[0]).toBeUndefined();
      expect(/\s(?:on[a-z]+|style)=/.exec(svg)?.[0]).toBeUndefined();
      for (const [, target] of svg.matchAll(/(?:href|url\()="?([^")\s]+)/g)) expect(target).toMatch(/^#/);
      expect(svg.replace('http://www.w3.org/2000/svg', '').indexOf('//')).toBe(-1);
    },
  );

  it.each(svgs)('%s has finite numbers and known colours only', (_name, svg) => {
    const drawn = svg.replace(/(?:"|url\()#[\w-]+|id="[^"]*"|<style>[^<]*/g, '');
    expect(/NaN|Infinity|undefined|null|[\d.]e-?\d|\d\.\d{5,}/.exec(drawn)?.[0]).toBeUndefined();
    for (const [, paint] of svg.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g))
      expect(paint).toMatch(/^(?:#[\da-fA-F]{3}|#[\da-fA-F]{6}|none|url\(#[\w-]+\))$/);
  });

  it.each(svgs)('%s defines each id once and points at nothing else', (_name, svg) => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of svg.matchAll(/(?:href="|url\()#([\w-]+)/g)) expect(ids).toContain(target);
  });

  it.each(svgs)('%s keeps its budget', (name, svg) => {
    expect(svg.length).toBeLessThan(budgetOf(name));
  });

  it('share no ids, so that any two may be inlined in one page', () => {
    const owner = new Map<string, string>();
    for (const [file, svg] of svgs) {
      const name = file.replace(/\.still$/, '');
      for (const [, id = ''] of svg.matchAll(/ id="([^"]+)"/g)) {
        expect(owner.get(id) ?? name).toBe(name);
        owner.set(id, name);
      }
    }
  });

  it('move only where motion is welcome, once, and are there without motion as well', () => {
    const moving = svgs.filter(([, svg]) => svg.includes('<style'));
    expect(moving.length).toBeGreaterThan(5);
    expect(moving.map(([name]) => name)).toEqual(svgs.map(([name]) => name).filter(moves));
    for (const [name, svg] of moving) {
      const rules = /<style>([^<]*)<\/style>/.exec(svg)?.[1] ?? '';
      expect(rules.startsWith('@media (prefers-reduced-motion:no-preference){')).toBe(true);
      expect(rules).not.toContain('infinite');
      expect(svg.indexOf(' stroke-dashoffset="')).toBe(-1);
      expect(/<style|pathLength|class=/.exec(read(`${name}.still.svg`).toString())?.[0]).toBeUndefined();
    }
  });

  it.each(pictures.filter(([, { raster }]) => raster))(
    '%s has twice the pixels',
    (name, { width, height }) => {
      const png = read(`${name}.png`);
      expect(png.toString('latin1', 1, 4)).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width * 2, height * 2]);
    },
  );
});
