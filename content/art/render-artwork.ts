import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { appIcon, favicon, logo, logoSymbol, ogBackground } from './logo.ts';
import { artwork } from './manifest.ts';

/** What a run of the build did: file names relative to the target folder. */
export interface ArtworkReport {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
}

interface RasterJob {
  readonly file: string;
  readonly svg: string;
  /** Width of the PNG in px. */
  readonly width: number;
}

/** Files of the brand beside the named pictures. */
function brandFiles(): { svgs: Map<string, string>; rasters: RasterJob[] } {
  const icon = appIcon();
  return {
    svgs: new Map([
      ['logo.svg', logo({ theme: 'light' })],
      ['logo-dark.svg', logo({ theme: 'dark' })],
      ['symbol.svg', logoSymbol({ theme: 'light' })],
      ['symbol-dark.svg', logoSymbol({ theme: 'dark' })],
      ['favicon.svg', favicon()],
      ['app-icon.svg', icon],
      ['og-background.svg', ogBackground()],
    ]),
    rasters: [
      { file: 'app-icon-512.png', svg: icon, width: 512 },
      { file: 'app-icon-180.png', svg: icon, width: 180 },
      { file: 'og-background.png', svg: ogBackground(), width: 1200 },
      { file: 'logo.png', svg: logo({ theme: 'light' }), width: 600 },
    ],
  };
}

async function sameText(file: string, text: string): Promise<boolean> {
  try {
    return (await readFile(file, 'utf8')) === text;
  } catch {
    return false;
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    await readFile(file);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes every picture and the brand's files to `outDir`: `<name>.svg`, `<name>.still.svg` for pictures that move, and
 * `<name>.png` at twice the size for the pictures that are wanted as rasters. A file is written only when its drawing changed, so that caches downstream hold.
 * Throws what the file system throws.
 */
export async function renderArtwork(outDir: string): Promise<ArtworkReport> {
  await mkdir(outDir, { recursive: true });
  const written: string[] = [];
  const unchanged: string[] = [];
  const brand = brandFiles();
  const svgs = new Map(brand.svgs);
  const rasters = [...brand.rasters];
  for (const [name, definition] of Object.entries(artwork)) {
    const svg = definition.render();
    const still = definition.renderStill();
    svgs.set(`${name}.svg`, svg);
    if (definition.moves) svgs.set(`${name}.still.svg`, still);
    if (definition.raster) rasters.push({ file: `${name}.png`, svg: still, width: definition.width * 2 });
  }
  const fresh = new Set<string>();
  for (const [file, svg] of svgs) {
    const target = join(outDir, file);
    if (await sameText(target, svg)) {
      unchanged.push(file);
      continue;
    }
    await writeFile(target, svg);
    fresh.add(svg);
    written.push(file);
  }
  for (const { file, svg, width } of rasters) {
    const target = join(outDir, file);
    if (!fresh.has(svg) && (await exists(target))) {
      unchanged.push(file);
      continue;
    }
    const own = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width);
    await sharp(Buffer.from(svg), { density: (72 * width) / own })
      .resize({ width })
      .png({ compressionLevel: 9, palette: false })
      .toFile(target);
    written.push(file);
  }
  return { written, unchanged };
}
