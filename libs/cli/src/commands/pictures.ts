import { jsonText } from '@skein/local-cms';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import * as v from 'valibot';
import { drawLogo, drawnName } from '../pictures/logo.ts';
import { CommandError, type Terminal } from '../terminal/terminal.ts';

export const PICTURES_HELP = `skein pictures               draws the logo if it is not your own, the picture for shared links from
                             content/assets/logo.svg, and the icons from public/favicon.svg
  --color <#rrggbb>          another surface than the brand's`;

/** A picture to make, in px: `size` of the whole picture, and `inner` of the drawing in its middle. */
interface Drawn {
  readonly file: string;
  readonly from: string;
  readonly size: readonly [width: number, height: number];
  readonly inner: readonly [width: number, height: number];
}

const LOGO = 'content/assets/logo.svg';
const LOGO_ASSET = 'content/assets/logo.json';
const LETTERS = 'fonts/*.letters.json';
const FAVICON = 'public/favicon.svg';
const PICTURES: readonly Drawn[] = [
  { file: 'public/share-image.png', from: LOGO, size: [1200, 630], inner: [840, 320] },
  { file: 'public/apple-touch-icon.png', from: FAVICON, size: [180, 180], inner: [140, 140] },
  { file: 'public/icon-512.png', from: FAVICON, size: [512, 512], inner: [400, 400] },
];
/** Density at which an SVG has its own size, in dots per inch. */
const NOMINAL_DENSITY = 72;
/** The library's limit. */
const MAX_DENSITY = 100_000;
/** How many times as large as needed an SVG is drawn, so that it stays sharp when it is reduced to the needed size. */
const OVERSIZE = 2;

const Brand = v.object({
  brand: v.object({
    name: v.string(),
    themes: v.object({ paper: v.object({ surface: v.string(), text: v.string(), accent: v.string() }) }),
  }),
});
const Letters = v.record(v.string(), v.tuple([v.number(), v.string()]));
const Asset = v.looseObject({
  fields: v.looseObject({
    file: v.record(v.string(), v.looseObject({ details: v.optional(v.looseObject({})) })),
  }),
});

/**
 * Returns the name of the site, and the colors of its theme `paper`.
 * @throws CommandError if `src/brand.ts` has none
 */
async function readBrand(root: string) {
  const file = join(root, 'src/brand.ts');
  const read = v.safeParse(Brand, existsSync(file) ? await import(pathToFileURL(file).href) : undefined);
  if (!read.success) throw new CommandError('src/brand.ts does not export a brand with name and themes.');
  const { name, themes } = read.output.brand;
  return { name, ...themes.paper };
}

const readFile = (root: string, file: string): string => {
  if (!existsSync(join(root, file))) throw new CommandError(`${file} is missing.`);
  return readFileSync(join(root, file), 'utf8');
};

type SiteBrand = Awaited<ReturnType<typeof readBrand>>;

/** Draws the logo again with the name of the site. A logo that the provider has drawn stays unchanged. */
function writeLogo(root: string, { name, text, accent }: SiteBrand, say: Terminal['say']): void {
  if (drawnName(readFile(root, LOGO)) === undefined) return;
  const [letters] = globSync(LETTERS, { cwd: root });
  if (letters === undefined) return;
  const { svg, ...size } = drawLogo(name, {
    sign: readFile(root, FAVICON),
    letters: v.parse(Letters, JSON.parse(readFile(root, letters))),
    text,
    accent,
  });
  writeFileSync(join(root, LOGO), svg);
  const asset = v.parse(Asset, JSON.parse(readFile(root, LOGO_ASSET)));
  for (const file of Object.values(asset.fields.file))
    file.details = { ...file.details, size: Buffer.byteLength(svg), image: size };
  writeFileSync(join(root, LOGO_ASSET), jsonText(asset));
  say(`${LOGO}  ${size.width} × ${size.height}, with the name ${name}`);
}

async function drawPicture(
  root: string,
  { file, from, size, inner }: Drawn,
  background: string,
): Promise<void> {
  const [width, height] = size;
  readFile(root, from);
  try {
    const own = await sharp(join(root, from)).metadata();
    const scale = OVERSIZE * Math.min(inner[0] / own.width, inner[1] / own.height);
    const density = Math.min(MAX_DENSITY, Math.max(1, NOMINAL_DENSITY * scale));
    const drawing = await sharp(join(root, from), { density })
      .resize({ width: inner[0], height: inner[1], fit: 'inside' })
      .png()
      .toBuffer();
    await sharp({ create: { width, height, channels: 3, background } })
      .composite([{ input: drawing }])
      .png({ palette: true })
      .toFile(join(root, file));
  } catch (error) {
    throw new CommandError(`${from} cannot be drawn: ${(error as Error).message}`);
  }
}

/** Runs `skein pictures`. @throws CommandError if a drawing is missing or cannot be read */
export async function picturesCommand(
  words: readonly string[],
  root: string,
  { say }: Terminal,
): Promise<void> {
  const color = words[0] === '--color' ? words[1] : undefined;
  if (words.length > 0 && !/^#[\da-f]{6}$/i.test(color ?? '')) throw new CommandError(PICTURES_HELP);
  const brand = await readBrand(root);
  writeLogo(root, brand, say);
  for (const picture of PICTURES) {
    await drawPicture(root, picture, color ?? brand.surface);
    say(`${picture.file}  ${picture.size.join(' × ')}, from ${picture.from}`);
  }
}
