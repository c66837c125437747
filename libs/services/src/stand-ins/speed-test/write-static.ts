import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { speedTestPage } from './speed-test-page.ts';

/**
 * A page that links to the page of each language. On the site the query chooses the language, but static files
 * cannot read a query.
 */
const CHOOSER = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Speed test</title>
<script>location.replace((/[?&]lang=es/.test(location.search) ? 'es' : 'en') + '.html');</script></html>
`;

// Writes the page as static files, for a catalog without a server. The test cannot measure there.
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
