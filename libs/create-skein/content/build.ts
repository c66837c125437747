import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFiles, TEMPLATE } from './site-content.ts';

/** Writes the content of new sites. Run it with `node --conditions=@skein/source`. */
const folder = join(TEMPLATE, 'content');
for (const file of globSync('**/*.json', { cwd: folder })) rmSync(join(folder, file));
for (const [file, text] of siteFiles()) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
