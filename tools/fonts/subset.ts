import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

/*
 * Makes the two web fonts of libs/ui from their packages: only the letters of `CHARSET`, only the weights in use. Also
 * writes their licences and the fallback faces with the same metrics. Run `node tools/fonts/subset.ts` under Node 24;
 * the results are committed.
 */

/** Both files together must stay below this, bytes. */
const BUDGET_BYTES = 45_000;
const OUTPUT = join(import.meta.dirname, '../../libs/ui/src/fonts');

/** Every code point from first to last, as one text. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('');

/**
 * What the site is written in: ASCII and Latin-1 (all of Spanish, with ¿ ¡ º ª « » © ® × ½), the OE of borrowed
 * words, typographic quotes, dashes and spaces, and the signs that copy uses. Arrows that a face does not draw come
 * from the next font in the stack.
 */
const CHARSET =
  range(0x20, 0x7e) +
  range(0xa0, 0xff) +
  'ŒœŸ' +
  '–—‘’‚“”„‹›†•…‰′″⁄' +
  '\u2002\u2003\u2009\u200b\u202f' +
  '€™←↑→↓↗−∕≈≤≥⅓⅔⅛';

/**
 * Arial and its metric twins, under the names by which systems know them, and the average advance of a letter in ordinary
 * text as a share of the em: measured with capsize on Liberation Sans, which has Arial's advances.
 */
const ARIAL = {
  regular: [['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'], 913 / 2048],
  bold: [
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
    983 / 2048,
  ],
} as const;

interface Fallback {
  /** Value of `font-weight` in the rule: the two ends of a range. */
  readonly weights: string;
  /** The weight that is measured: the one this fallback mostly stands in for. */
  readonly measuredAt: number;
  readonly local: keyof typeof ARIAL;
}

interface Typeface {
  readonly name: string;
  readonly source: string;
  readonly family: string;
  readonly fallbacks: readonly Fallback[];
  /** The weights that the design uses of it; a single one makes the file half as large. */
  readonly weight: number | { readonly min: number; readonly max: number };
  /** Axes beside weight, pinned to one value each. */
  readonly pinned: Readonly<Record<string, number>>;
}

const TYPEFACES: readonly Typeface[] = [
  {
    name: 'bricolage-grotesque',
    source: 'bricolage-grotesque-latin-opsz-normal.woff2',
    family: 'Bricolage Fallback',
    fallbacks: [{ weights: '400 800', measuredAt: 680, local: 'bold' }],
    weight: 680,
    // The optical size at which the drawing has its full character and small headings are not yet spiky.
    pinned: { opsz: 48 },
  },
  {
    name: 'figtree',
    source: 'figtree-latin-wght-normal.woff2',
    family: 'Figtree Fallback',
    fallbacks: [
      { weights: '400 550', measuredAt: 400, local: 'regular' },
      { weights: '551 800', measuredAt: 650, local: 'bold' },
    ],
    weight: { min: 400, max: 800 },
    pinned: {},
  },
];

/**
 * The `@font-face` rule that makes a local face take exactly the room of a web font: letters scaled to the same average
 * width, line boxes cut to the same height. One static instance is measured; a variable font reports its default weight.
 */
async function fallbackRule(font: Buffer, { family, pinned }: Typeface, fallback: Fallback): Promise<string> {
  const variationAxes = { ...pinned, wght: fallback.measuredAt };
  const metrics = await fromBuffer(await subsetFont(font, CHARSET, { targetFormat: 'sfnt', variationAxes }));
  const [names, averageWidth] = ARIAL[fallback.local];
  const sizeAdjust = metrics.xWidthAvg / metrics.unitsPerEm / averageWidth;
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
  const share = (units: number) => percent(units / (metrics.unitsPerEm * sizeAdjust));
  const source = names.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family}";font-weight:${fallback.weights};src:${source};size-adjust:${percent(sizeAdjust)};ascent-override:${share(metrics.ascent)};descent-override:${share(-metrics.descent)};line-gap-override:${share(metrics.lineGap)}}`;
}

async function make(typeface: Typeface) {
  const { name, source, pinned, weight, fallbacks } = typeface;
  const folder = dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/package.json`)));
  const font = readFileSync(join(folder, 'files', source));
  const variationAxes = { ...pinned, wght: weight };
  const subset = await subsetFont(font, CHARSET, { targetFormat: 'woff2', variationAxes });
  writeFileSync(join(OUTPUT, `${name}.woff2`), subset);
  copyFileSync(join(folder, 'LICENSE'), join(OUTPUT, `${name}.OFL.txt`));
  console.log(`${name}.woff2  ${subset.length} bytes`);
  const rules = await Promise.all(fallbacks.map((fallback) => fallbackRule(font, typeface, fallback)));
  return { bytes: subset.length, rules };
}

mkdirSync(OUTPUT, { recursive: true });
const made = await Promise.all(TYPEFACES.map(make));
const total = made.reduce((sum, { bytes }) => sum + bytes, 0);
if (total > BUDGET_BYTES)
  throw new Error(`The fonts weigh ${total} bytes, more than the ${BUDGET_BYTES} allowed.`);
writeFileSync(
  join(OUTPUT, 'fallback-faces.generated.ts'),
  `/** Written by tools/fonts/subset.ts: local faces with the metrics of the two web fonts. Do not edit. */
export const fallbackFacesCss: string =
${made.flatMap(({ rules }) => rules.map((rule) => `  '${rule}'`)).join(' +\n')};
`,
);
console.log(`together ${total} bytes`);
