import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasPackedPackages, moveTogether, rangeOfVersion } from './packages/move-together.ts';
import { takePackages } from './packages/take-packages.ts';
import { run } from './run.ts';

const TEMPLATE = join(import.meta.dirname, '../../create-skein/template');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-cli-'));
  for (const part of ['content', 'public', 'fonts', 'names.json', 'src/languages.json', 'src/words.json'])
    cpSync(join(TEMPLATE, part), join(folder, part), { recursive: true });
  const paper = { surface: '#ffffff', text: '#101d36', accent: '#a8321f' };
  writeFileSync(
    join(folder, 'src/brand.ts'),
    `export const brand = { name: 'Windlass Fiber', themes: { paper: ${JSON.stringify(paper)} } };\n`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

async function skein(...words: string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await run(words, folder, {
    say: (line) => said.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, said: said.join('\n'), complaints: complaints.join('\n') };
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('skein types', () => {
  it('says which types the content uses, and how many entries have each', async () => {
    const { said } = await skein('types');
    expect(said).toMatch(/^gfPlanCard +3 {2}Plan card$/m);
    expect(said).toMatch(/0 more in the files, 0 without a file/);
  });

  it('lists and removes types that no entry has', async () => {
    writeFileSync(join(folder, 'content/types/spare.json'), '{ "name": "Spare", "fields": [] }');
    expect((await skein('types', '--unused')).said).toMatch(/^spare +0 {2}Spare$/);
    expect(await skein('types', '--remove', 'gfPage')).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('gfPage'),
    });
    expect((await skein('types', '--remove')).said).toBe('1 removed.');
    expect((await skein('types', '--unused')).said).toBe('');
  });
});

describe('skein rename', () => {
  it('replaces a whole word in entries of both languages and in src, and says where', async () => {
    const before = read('content/entries/page-plans.json');
    const { said } = await skein('rename', 'Windlass Fiber', 'Harbor Net');
    expect(said).toMatch(/^content\/entries\/page-help\.json {2}gfDescription\.en-US, gfDescription\.es$/m);
    expect(said).toMatch(/^src\/brand\.ts {2}1 times$/m);
    expect(read('src/brand.ts')).toContain("'Harbor Net'");
    expect(read('content/entries/site.json')).toContain('Harbor Net');
    expect(read('content/entries/page-plans.json')).toBe(before);
    expect((await skein('rename', 'Windlass Fiber', 'Harbor Net')).complaints).toMatch(/in no entry/);
  });

  it('leaves parts of words and ids alone', async () => {
    expect((await skein('rename', 'Windl', 'x')).code).toBe(1);
    expect((await skein('rename', 'menu-plans', 'x')).code).toBe(1);
  });

  it('keeps the file of an uploaded picture, and its address', async () => {
    const url = '/assets/van/Harbor-van.jpg';
    const file = { 'en-US': { url, fileName: 'Harbor-van.jpg', contentType: 'image/jpeg' } };
    const asset = { sys: { id: 'van' }, fields: { title: { 'en-US': 'A Harbor van' }, file } };
    writeFileSync(join(folder, 'content/assets/van.json'), JSON.stringify(asset));
    expect((await skein('rename', 'Harbor', 'Bay')).said).toContain('van.json  title.en-US');
    expect(JSON.parse(read('content/assets/van.json')).fields).toEqual({
      title: { 'en-US': 'A Bay van' },
      file,
    });
  });

  it('takes a text with signs, and only looks with --dry-run', async () => {
    const before = read('content/entries/plan-sloop.json');
    expect((await skein('rename', '$65', '$70', '--dry-run')).said).toContain(
      'plan-sloop.json  gfProductPrice.en-US',
    );
    expect(read('content/entries/plan-sloop.json')).toBe(before);
    await skein('rename', '$65', '$&70');
    expect(read('content/entries/plan-sloop.json')).toContain('"$&70"');
  });

  it('says nothing about a drawn logo whose name stays', async () => {
    expect((await skein('rename', '$65', '$70')).said).not.toMatch(/logo/i);
  });
});

describe('skein rename with names.json', () => {
  const write = (names: object) => writeFileSync(join(folder, 'names.json'), JSON.stringify(names));

  it('writes all names at once, the longest first, and draws the logo and the pictures', async () => {
    const share = readFileSync(join(folder, 'public/share-image.png'));
    write({ Windlass: 'Aldry', 'Windlass Fiber': "O'Hara & Co", 'Aldry Bay': 'Windlass', Spare: 'Spare' });
    const { code, said } = await skein('rename');
    expect(code).toBe(0);
    expect(said).toMatch(/^content\/assets\/logo\.svg {2}\d+ × 48, with the name O'Hara & Co$/m);
    expect(read('src/brand.ts')).toContain("name: 'O\\'Hara & Co'");
    expect(read('content/assets/logo.svg')).toContain('data-drawn="O\'Hara &amp; Co"');
    expect(JSON.parse(read('content/entries/footer-company.json')).fields.gfTitle).toEqual({
      'en-US': 'Aldry',
      es: 'Aldry',
    });
    expect(read('content/entries/page-home.json')).toMatch(/Fiber internet for Windlass/);
    expect(readFileSync(join(folder, 'public/share-image.png')).equals(share)).toBe(false);
    expect(JSON.parse(read('names.json'))).toEqual({
      Aldry: 'Aldry',
      "O'Hara & Co": "O'Hara & Co",
      Windlass: 'Windlass',
      Spare: 'Spare',
    });
    expect(await skein('rename')).toMatchObject({ complaints: expect.stringContaining('right side') });
  });

  it('keeps a logo that is the provider’s own', async () => {
    writeFileSync(join(folder, 'content/assets/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await skein('rename', 'Windlass Fiber', 'Harbor Net')).said).toContain('The logo is your own');
    expect(JSON.parse(read('names.json'))).toHaveProperty('Harbor Net', 'Harbor Net');
    expect(read('content/assets/logo.svg')).not.toContain('Harbor Net');
  });

  it('says which letter a drawn logo lacks', async () => {
    expect((await skein('rename', 'Windlass Fiber', 'Łódź Net')).complaints).toMatch(/no letter “Ł”/);
  });

  it('removes the paragraph of the footer that says that the names are made up, and says so', async () => {
    await skein('rename', 'Prices', 'All prices');
    expect(read('content/entries/footer.json')).toMatch(/All prices.+are made up/);
    write({ 'Windlass Fiber': 'Harbor Net', 'Aldry Bay': 'Duluth' });
    expect((await skein('rename', '--dry-run')).said).toMatch(
      /^content\/entries\/footer\.json loses .+are made up/m,
    );
    expect((await skein('rename')).said).toMatch(/^content\/entries\/footer\.json loses .+are made up/m);
    expect(JSON.parse(read('content/entries/footer.json')).fields.gfFooterText).toEqual({
      'en-US': expect.stringMatching(/^<p>All prices.+ router\.<\/p>$/),
      es: expect.stringMatching(/^<p>Los precios.+ router\.<\/p>$/),
    });
  });

  it('makes one name of two that become the same', async () => {
    write({ 'Aldry Bay': 'Duluth', 'Port Aldry': 'Duluth' });
    await skein('rename');
    expect(JSON.parse(read('names.json'))).toEqual({ Duluth: 'Duluth' });
  });

  it.each([[''], ['{ "Windlass": 1 }'], ['{ "Windlass": " " }']])('refuses %j', async (text) => {
    writeFileSync(join(folder, 'names.json'), text);
    expect((await skein('rename')).complaints).toMatch(/^names\.json (?:is not JSON|must have a name)/);
  });
});

it('names a file that is not JSON, and changes nothing', async () => {
  writeFileSync(join(folder, 'content/entries/plan-skiff.json'), '{ bad');
  const before = read('content/entries/site.json');
  expect((await skein('rename', 'Windlass', 'Harbor')).complaints).toMatch(/plan-skiff\.json is not JSON/);
  expect((await skein('types')).complaints).toMatch(/entries\/plan-skiff\.json is not valid JSON.+line 1/);
  expect(read('content/entries/site.json')).toBe(before);
});

describe('skein pictures', () => {
  it('draws the share picture and the icons in their sizes', async () => {
    expect(await skein('pictures', '--color', '#ffffff')).toMatchObject({ code: 0 });
    const { width, height } = await sharp(join(folder, 'public/share-image.png')).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it.each([0.5, 4, 3000])('draws a favicon of %d px', async (size) => {
    const shape = '<path d="M0 0h10v10H0z" fill="#f00"/>';
    writeFileSync(
      join(folder, 'public/favicon.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="${size}" height="${size}">${shape}</svg>`,
    );
    expect(await skein('pictures', '--color', '#ffffff')).toMatchObject({ code: 0 });
    const icon = sharp(join(folder, 'public/icon-512.png')).trim();
    const { info } = await icon.toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([400, 400]);
  });

  it('says what is missing', async () => {
    rmSync(join(folder, 'public/favicon.svg'));
    expect(await skein('pictures', '--color', '#ffffff')).toMatchObject({
      complaints: 'public/favicon.svg is missing.',
    });
    rmSync(join(folder, 'src/brand.ts'));
    expect((await skein('pictures')).complaints).toContain('does not export a brand');
  });
});

it('moves all our packages together, and no other', () => {
  const manifest = {
    dependencies: { '@skein/desk': '^0.1.0', jsdom: '^31.0.0' },
    devDependencies: { '@skein/ui': '^0.1.0' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  expect(moveTogether(folder, () => '^0.2.0')).toEqual(['@skein/desk', '@skein/ui']);
  expect(JSON.parse(read('package.json'))).toEqual({
    dependencies: { '@skein/desk': '^0.2.0', jsdom: '^31.0.0' },
    devDependencies: { '@skein/ui': '^0.2.0' },
  });
  expect(moveTogether(folder, () => '^0.2.0')).toEqual([]);
  expect(() => rangeOfVersion('latest')).toThrow('latest is not a version');
});

it('takes packages that are files, in place of those before, and puts those back', () => {
  const from = mkdtempSync(join(tmpdir(), 'skein-packed-'));
  for (const name of ['skein-ui-0.2.0.tgz', 'skein-cms-client-0.2.0.tgz', 'create-skein-0.2.0.tgz'])
    writeFileSync(join(from, name), name);
  mkdirSync(join(folder, 'packages'));
  writeFileSync(join(folder, 'packages/skein-ui-0.1.0.tgz'), '');
  writeFileSync(join(folder, 'packages/own.tgz'), '');
  cpSync(join(TEMPLATE, 'Dockerfile'), join(folder, 'Dockerfile'));
  const container = read('Dockerfile');
  writeFileSync(join(folder, 'package.json'), '{ "devDependencies": { "@skein/ui": "^0.1.0" } }');
  expect(hasPackedPackages(folder)).toBe(false);
  const packages = () => readdirSync(join(folder, 'packages'));
  const { rangeOf, undo } = takePackages(folder, from);
  expect(moveTogether(folder, rangeOf)).toEqual(['@skein/ui']);
  expect(JSON.parse(read('package.json')).devDependencies['@skein/ui']).toBe(
    'file:packages/skein-ui-0.2.0.tgz',
  );
  expect(hasPackedPackages(folder)).toBe(true);
  expect(packages()).toEqual(['own.tgz', 'skein-cms-client-0.2.0.tgz', 'skein-ui-0.2.0.tgz']);
  expect(read('Dockerfile')).toMatch(/^COPY --chown=node packages \.\/packages\nRUN npm ci/m);
  undo();
  expect(packages()).toEqual(['own.tgz', 'skein-ui-0.1.0.tgz']);
  expect(read('Dockerfile')).toBe(container);
  expect(existsSync(join(folder, 'packages.before'))).toBe(false);
  takePackages(folder, from).done();
  const taken = read('Dockerfile');
  takePackages(folder, from).done();
  expect(read('Dockerfile')).toBe(taken);
  expect(packages()).toEqual(['own.tgz', 'skein-cms-client-0.2.0.tgz', 'skein-ui-0.2.0.tgz']);
  expect(() => takePackages(folder, join(folder, 'packages'))).toThrow('has the packages of this site');
  expect(packages()).toHaveLength(3);
  expect(() => takePackages(folder, join(folder, 'none'))).toThrow('has no packages');
  rmSync(from, { recursive: true });
});

it('says where newer packages of a site come from whose packages are files', async () => {
  mkdirSync(join(folder, 'packages'));
  const manifest = { devDependencies: { '@skein/ui': 'file:packages/skein-ui-0.1.0.tgz' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  expect((await skein('update')).complaints).toMatch(/skein update \.\.\/skein\/dist\/tarballs/);
});

it('says everything that it can do, also at a command whose site is not built', async () => {
  const help = expect.stringMatching(
    /skein types[^]+skein update[^]+outbox retry[^]+outbox done[^]+outbox files/,
  );
  for (const words of [['--help'], ['outbox', '--help'], ['update', '-h']])
    expect(await skein(...words)).toMatchObject({ code: 0, said: help });
});

describe('skein says in a line why it cannot', () => {
  it.each([
    [['mend'], /no command mend/],
    [['types', '--nothing'], /--nothing/],
    [['types', '--content', 'none'], /none/],
    [['outbox'], /npm run build/],
    [['print-model'], /src\/site\.ts/],
    [['rename', 'one'], /skein rename <old> <new>/],
    [['rename'], /right side/],
    [['language', 'fr-FR'], /skein language <tag> <name>/],
  ])('%j', async (words, message) => {
    const { code, complaints } = await skein(...words);
    expect(code).toBe(1);
    expect(complaints).toMatch(message);
    expect(complaints).not.toMatch(/\n\s+at /);
  });
});
