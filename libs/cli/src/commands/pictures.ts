import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import * as v from 'valibot';
import { CommandError, type Terminal } from '../terminal/terminal.ts';

export const PICTURES_HELP = `skein pictures               draws the picture for shared links from content/assets/logo.svg, and the icons
                             from public/favicon.svg, on the brand's surface
  --color <#rrggbb>          another surface`;

/** Width and height of a picture, and of what is drawn in its middle, px. */
interface Drawn {
  readonly file: string;
  readonly from: string;
  readonly size: readonly [width: number, height: number];
  readonly inner: readonly [width: number, height: number];
}

const LOGO = 'content/assets/logo.svg';
const FAVICON = 'public/favicon.svg';
const PICTURES: readonly Drawn[] = [
  { file: 'public/share-image.png', from: LOGO, size: [1200, 630], inner: [840, 320] },
  { file: 'public/apple-touch-icon.png', from: FAVICON, size: [180, 180], inner: [140, 140] },
  { file: 'public/icon-512.png', from: FAVICON, size: [512, 512], inner: [400, 400] },
];
/** Pixels for each inch of an SVG. Small drawings are enlarged before they become pixels. */
const DENSITY = 600;

const Brand = v.object({
  brand: v.object({ themes: v.object({ paper: v.object({ surface: v.string() }) }) }),
});

/** Returns the color of the site's paper. */
async function surfaceOf(root: string): Promise<string> {
  const file = join(root, 'src/brand.ts');
  const read = v.safeParse(Brand, existsSync(file) ? await import(pathToFileURL(file).href) : undefined);
  if (!read.success) throw new CommandError('src/brand.ts does not export a brand: add --color.');
  return read.output.brand.themes.paper.surface;
}

/** Runs `skein pictures`. @throws CommandError if a drawing is missing or cannot be read */
export async function picturesCommand(
  words: readonly string[],
  root: string,
  { say }: Terminal,
): Promise<void> {
  const color = words[0] === '--color' ? words[1] : undefined;
  if (words.length > 0 && !/^#[\da-f]{6}$/i.test(color ?? '')) throw new CommandError(PICTURES_HELP);
  const background = color ?? (await surfaceOf(root));
  for (const { file, from, size, inner } of PICTURES) {
    if (!existsSync(join(root, from))) throw new CommandError(`${from} is missing.`);
    const [width, height] = size;
    try {
      const drawing = await sharp(join(root, from), { density: DENSITY })
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
    say(`${file}  ${width} × ${height}, from ${from}`);
  }
}
