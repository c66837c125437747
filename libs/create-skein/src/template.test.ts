import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteContent, siteFiles, TEMPLATE } from '../content/site-content.ts';

const read = (file: string) => readFileSync(join(TEMPLATE, file), 'utf8');
const texts = globSync('**/*.{ts,tsx,js,svg,md}', { cwd: TEMPLATE });

/** The files that connect the packages to the site. An author must understand these files first. */
const WIRING = ['src/site.ts', 'src/providers.ts', 'src/main.ts', 'vite.config.ts'];

it('has the content that is written for it: run content/build.ts after a change', () => {
  const files = globSync('**/*.json', { cwd: join(TEMPLATE, 'content') });
  const written = files.map((file): [string, string] => [file, read(`content/${file}`)]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(siteFiles()));
});

it('has every picture of its content, where the vendor’s import looks for it, and none beside them', () => {
  const named = siteContent().assets.flatMap(({ fields }) =>
    Object.values(fields.file).map(({ url }) => url.split('//')[1]),
  );
  expect(globSync('assets/*', { cwd: join(TEMPLATE, 'content'), exclude: ['**/*.json'] }).sort()).toEqual(
    named.sort(),
  );
});

it('takes few lines of wiring', () => {
  const lines = WIRING.flatMap((file) => read(file).trimEnd().split('\n'));
  expect(lines.length).toBeLessThanOrEqual(64);
});

it('shows nothing of the demo', () => {
  const { entries, assets } = siteContent();
  const said = [JSON.stringify([entries, assets]), ...texts.map(read)].join('\n');
  expect(said).not.toMatch(/skein (?:fiber|space|\d)|skeinfiber|webpass|austin/i);
});

it('asks for the build tools that this workspace is tested with, and for their mends', () => {
  const { devDependencies: tested } = JSON.parse(
    readFileSync(join(TEMPLATE, '../../../package.json'), 'utf8'),
  );
  const { devDependencies: asked } = JSON.parse(read('_package.json'));
  for (const name of ['@storybook/react-vite', '@vitejs/plugin-react', 'storybook', 'vite', 'vitest'])
    expect(asked[name], name).toBe(`~${tested[name]}`);
});

it('says whether the install script of a package may run, so that npm does not warn', () => {
  const { allowScripts: decided } = JSON.parse(readFileSync(join(TEMPLATE, '../../../package.json'), 'utf8'));
  const { 'better-sqlite3': sqlite, esbuild } = decided;
  expect(JSON.parse(read('_package.json')).allowScripts).toEqual({ 'better-sqlite3': sqlite, esbuild });
});

it('has in production the packages whose files a preview reads', () => {
  const host = JSON.parse(readFileSync(join(TEMPLATE, '../../host/package.json'), 'utf8')).dependencies;
  const { dependencies } = JSON.parse(read('_package.json'));
  for (const name of ['@contentful/live-preview', 'idiomorph'])
    expect(dependencies[name], name).toBe(`^${host[name]}`);
});
