import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { speedTestPage } from './speed-test-page.ts';
import { SCRIPT, STATIC_HEAD } from './speed-test-parts.ts';

/** The address is the same in both languages and says which by its query, so a folder of files has to ask for it. */
const CHOOSER = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Speed test</title>
<script>location.replace((/[?&]lang=es/.test(location.search) ? 'es' : 'en') + '.html');</script></html>
`;

/** Writes the speed test's page as files, for a catalogue that has no server. Nothing there can be measured. */
async function writeStatic(folder: string, provider: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = [
    { name: 'index.html', body: CHOOSER },
    { name: 'en.html', body: speedTestPage('en', provider, STATIC_HEAD) },
    { name: 'es.html', body: speedTestPage('es', provider, STATIC_HEAD) },
    SCRIPT,
  ];
  await Promise.all(files.map(({ name, body }) => writeFile(join(folder, name), body)));
}

const [folder, provider] = process.argv.slice(2);
if (folder === undefined || provider === undefined)
  throw new Error('Say which folder to write to, and whose test it is');
await writeStatic(resolve(folder), provider);
