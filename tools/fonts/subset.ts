import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { charset } from './charset.ts';
import type { FaceMetrics, LocalFace } from './fallback-face.ts';
import { arial, fallbackFace } from './fallback-face.ts';

/*
 * Makes the two web fonts of libs/ui from their packages: only the letters of `charset`, only the weights in use. Also
 * writes their licences and the fallback faces with the same metrics. Run `node tools/fonts/subset.ts` under Node 24;
 * the results are committed.
 */

/** Both files together must stay below this, bytes. */
const BUDGET_BYTES = 45_000;

const OUTPUT = join(import.meta.dirname, '../../libs/ui/src/fonts');

type Fallback = {
  /** Value of `font-weight` in the rule. */
  weights: string;
  /** The weight that is measured: the one this fallback mostly stands in for. */
  measuredAt: number;
  local: LocalFace;
};

type Typeface = {
  name: string;
  source: string;
  fallbackFamily: string;
  fallbacks: readonly Fallback[];
  /** The weights that the design uses of it; a single one makes the file half as large. */
  weight: number | { readonly min: number; readonly max: number };
  /** Axes beside weight, pinned to one value each. */
  pinned: Readonly<Record<string, number>>;
};

const typefaces: readonly Typeface[] = [
  {
    name: 'bricolage-grotesque',
    source: 'bricolage-grotesque-latin-opsz-normal.woff2',
    fallbackFamily: 'Bricolage Fallback',
    fallbacks: [{ weights: '400 800', measuredAt: 680, local: arial.bold }],
    weight: 680,
    // The optical size at which the drawing has its full character and small headings are not yet spiky.
    pinned: { opsz: 48 },
  },
  {
    name: 'figtree',
    source: 'figtree-latin-wght-normal.woff2',
    fallbackFamily: 'Figtree Fallback',
    fallbacks: [
      { weights: '400 550', measuredAt: 400, local: arial.regular },
      { weights: '551 800', measuredAt: 650, local: arial.bold },
    ],
    weight: { min: 400, max: 800 },
    pinned: {},
  },
];

function packageFolder(typeface: Typeface): string {
  return dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${typeface.name}/package.json`)));
}

/** One static instance, measured; a variable font reports its default weight, which is not the one in use. */
async function metricsAt(font: Buffer, typeface: Typeface, weight: number): Promise<FaceMetrics> {
  const instance = await subsetFont(font, charset, {
    targetFormat: 'sfnt',
    variationAxes: { ...typeface.pinned, wght: weight },
  });
  return fromBuffer(instance);
}

async function make(typeface: Typeface): Promise<{ bytes: number; rules: string[] }> {
  const folder = packageFolder(typeface);
  const font = readFileSync(join(folder, 'files', typeface.source));
  const subset = await subsetFont(font, charset, {
    targetFormat: 'woff2',
    variationAxes: { ...typeface.pinned, wght: typeface.weight },
  });
  writeFileSync(join(OUTPUT, `${typeface.name}.woff2`), subset);
  copyFileSync(join(folder, 'LICENSE'), join(OUTPUT, `${typeface.name}.OFL.txt`));
  const rules = await Promise.all(
    typeface.fallbacks.map(async ({ weights, measuredAt, local }) =>
      fallbackFace(typeface.fallbackFamily, weights, await metricsAt(font, typeface, measuredAt), local),
    ),
  );
  console.log(`${typeface.name}.woff2  ${subset.length} bytes`);
  return { bytes: subset.length, rules };
}

mkdirSync(OUTPUT, { recursive: true });
const made = await Promise.all(typefaces.map(make));
const total = made.reduce((sum, { bytes }) => sum + bytes, 0);
if (total > BUDGET_BYTES)
  throw new Error(`The fonts weigh ${total} bytes, more than the ${BUDGET_BYTES} allowed.`);

const rules = made.flatMap((face) => face.rules);
writeFileSync(
  join(OUTPUT, 'fallback-faces.generated.ts'),
  `/** Written by tools/fonts/subset.ts: local faces with the metrics of the two web fonts. Do not edit. */
export const fallbackFacesCss: string =
${rules.map((rule) => `  '${rule}'`).join(' +\n')};
`,
);
console.log(`together ${total} bytes`);
