import { copyFile, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const FILES = join(import.meta.dirname, 'files');
const OUT = join(import.meta.dirname, '..', 'generated');
/** Files that browsers request by a fixed name. Keys are these names; values are names in `files`. */
const PUBLIC_FILES = {
  'favicon.svg': 'favicon.svg',
  'apple-touch-icon.png': 'app-icon-180.png',
  'icon-512.png': 'app-icon-512.png',
  'share-image.png': 'share-card.png',
} as const;

/** Copies the artwork into the folder of the content export, because the export refers to the artwork. */
async function copy(): Promise<void> {
  const publicFolder = join(OUT, 'public');
  await mkdir(publicFolder, { recursive: true });
  await cp(FILES, join(OUT, 'assets'), { recursive: true });
  for (const [name, source] of Object.entries(PUBLIC_FILES))
    await copyFile(join(FILES, source), join(publicFolder, name));
}

await copy();
