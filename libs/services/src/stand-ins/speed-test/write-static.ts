import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { speedTestPage } from './speed-test-page.ts';

/**
 * A page that leads to the one of a language: on the site the query chooses it, which a folder of files cannot
 * do.
 */
const CHOOSER = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Speed test</title>
<script>location.replace((/[?&]lang=es/.test(location.search) ? 'es' : 'en') + '.html');</script></html>
`;

// Writes the page as files, for a catalogue that has no server. Nothing there can be measured.
const [folder, provider] = process.argv.slice(2);
if (folder === undefined || provider === undefined)
  throw new Error('Say which folder to write to, and whose test it is');
const { files, html } = speedTestPage(provider);
await rm(resolve(folder), { recursive: true, force: true });
await mkdir(resolve(folder), { recursive: true });
for (const { name, body } of [
  { name: 'index.html', body: CHOOSER },
  ...Object.entries(html).map(([language, body]) => ({ name: `${language}.html`, body })),
  ...files,
])
  await writeFile(join(folder, name), body);
