import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { renderArtwork } from './render-artwork.ts';
import { publishFilms } from './films/publish.ts';

const OUT = join(import.meta.dirname, '..', 'generated');
/** Files that browsers ask for by name: name there, name in the kit. */
const PUBLIC_FILES = {
  'favicon.svg': 'favicon.svg',
  'apple-touch-icon.png': 'app-icon-180.png',
  'icon-512.png': 'app-icon-512.png',
} as const;

/** Draws the artwork and puts the films beside it, into content/generated. */
async function draw(): Promise<void> {
  const assets = join(OUT, 'assets');
  const publicFolder = join(OUT, 'public');
  await mkdir(publicFolder, { recursive: true });
  const pictures = await renderArtwork(assets);
  const films = await publishFilms(assets);
  await Promise.all(
    Object.entries(PUBLIC_FILES).map(([name, source]) =>
      copyFile(join(assets, source), join(publicFolder, name)),
    ),
  );
  console.log(
    `artwork: ${pictures.written.length} drawn, ${pictures.unchanged.length} unchanged; ` +
      `films: ${films.written.length} files written, ${films.unchanged.length} unchanged`,
  );
}

await draw();
