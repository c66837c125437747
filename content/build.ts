import { buildExport } from '@skein/cms-client';
import { rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetAddress } from './asset-address.ts';
import { PUBLISHED_AT } from './entries/demo-day.ts';
import { contentTypes, roots } from './entries.ts';

const OUT = join(import.meta.dirname, 'generated');

async function write(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/** Writes the content export to content/generated, where `copy.ts` puts the artwork. */
async function build(): Promise<void> {
  const made = buildExport({
    types: contentTypes,
    roots,
    publishedAt: PUBLISHED_AT,
    fileUrl: assetAddress,
  });
  for (const { sys, fields } of made.assets)
    for (const { fileName, details } of Object.values(fields.file)) {
      const { size } = await stat(join(OUT, 'assets', fileName));
      Object.assign(details, { size });
      if (size === 0) throw new Error(`The file of asset ${sys.id} is empty`);
    }
  await write(join(OUT, 'export.json'), `${JSON.stringify(made)}\n`);
  console.log(
    `content: ${made.entries.length} entries, ${made.assets.length} assets, ${made.contentTypes.length} types`,
  );
}

await build();
