import { join } from 'node:path';
import { contentTypes } from './entries.ts';
import { readExportFile } from './check/export-file.ts';
import { siteOrigin } from './labels/site-origin.ts';
import { writeLabelFiles } from './labels/write-label-files.ts';

/** `npm run labels [export file]`: the broadband labels as files, dated today. */
const GENERATED = join(import.meta.dirname, 'generated');
const [, , file = join(GENERATED, 'export.json')] = process.argv;

try {
  const today = new Date().toISOString().slice(0, 10);
  const origin = siteOrigin(process.env);
  const written = await writeLabelFiles(
    readExportFile(file),
    contentTypes,
    join(GENERATED, 'public'),
    today,
    origin,
  );
  for (const { path, state, labels } of written) console.log(`${path}  ${state}: ${labels} labels`);
  console.log(`${written.length} files of broadband labels from ${file}, with links to ${origin}`);
} catch (error) {
  console.error(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  process.exitCode = 1;
}
