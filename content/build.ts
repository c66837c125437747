import { buildExport } from '@skein/cms-client';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderArtwork } from './art/index.ts';
import { contentTypes, roots } from './entries/index.ts';
import { publishFilms } from './films/publish.ts';

/** Time stamped on all demo content, so that the same sources always give the same export. */
const PUBLISHED_AT = '2026-11-01T09:00:00.000Z';
const OUT = join(import.meta.dirname, 'generated');
/** Files that browsers ask for by name: name there, name in the kit. */
const PUBLIC_FILES = {
  'favicon.svg': 'favicon.svg',
  'apple-touch-icon.png': 'app-icon-180.png',
  'icon-512.png': 'app-icon-512.png',
} as const;

async function write(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/** Draws the artwork, puts the films beside it and writes the content export, all into content/generated. */
async function build(): Promise<void> {
  const assets = join(OUT, 'assets');
  const publicFolder = join(OUT, 'public');
  await Promise.all([assets, publicFolder].map((folder) => mkdir(folder, { recursive: true })));
  const { written, unchanged } = await renderArtwork(assets);
  const films = await publishFilms(assets);
  await Promise.all(
    Object.entries(PUBLIC_FILES).map(([name, source]) =>
      copyFile(join(assets, source), join(publicFolder, name)),
    ),
  );
  const made = buildExport({
    types: contentTypes,
    roots,
    publishedAt: PUBLISHED_AT,
    fileUrl: ({ fileName }) => `assets/${fileName}`,
  });
  for (const { sys, fields } of made.assets) {
    const { fileName, details } = fields.file['en-US'];
    const size = (await readFile(join(assets, fileName))).byteLength;
    Object.assign(details, { size });
    if (size === 0) throw new Error(`The file of asset ${sys.id} is empty`);
  }
  await write(join(OUT, 'export.json'), `${JSON.stringify(made, null, 1)}\n`);
  console.log(
    `content: ${made.entries.length} entries, ${made.assets.length} assets, ${made.contentTypes.length} types; ` +
      `artwork: ${written.length} drawn, ${unchanged.length} unchanged; ` +
      `films: ${films.written.length} files written, ${films.unchanged.length} unchanged`,
  );
}

await build();
