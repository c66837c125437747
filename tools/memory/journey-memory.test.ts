import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { journeyMemory } from './journey-memory.ts';

let home: string;
let pages: Map<string, string>;
beforeEach(() => {
  mkdirSync(join(import.meta.dirname, '../../dist'), { recursive: true });
  home = mkdtempSync(join(import.meta.dirname, '../../dist/journeys-'));
  write('a.spec.ts', `import './table.ts';`);
  write('table.ts', 'export const rows = [];');
  write('service.ts', 'export const answer = 1;');
  write('block.tsx', 'export const block = 1;');
  pages = new Map([
    ['/', 'home'],
    ['/wifi', 'wifi'],
  ]);
  vi.stubEnv('FULL', '');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(home, name), text);
const spec = () => join(home, 'a.spec.ts');
function memory() {
  const folder = home.slice(home.indexOf('dist/journeys-'));
  return journeyMemory({
    home: join(home, 'notes'),
    pageAt: (path) => pages.get(path),
    beside: [`${folder}/service.ts`],
    onPages: [`${folder}/block.tsx`],
  });
}

/** A test that has passed on pages. */
const wentOn = (opened: readonly string[], name = '[phone] › a.spec.ts › goes') => [
  { name, opened: [...opened], passed: true },
];
const keep = (opened: readonly string[], name?: string) => memory().keep(spec(), wentOn(opened, name));
const passed = () => memory().passed(spec());
const GOES = wentOn([]).map(({ name }) => name);

describe('the memory of journeys', () => {
  it('knows which tests of a spec have passed on the same pages', () => {
    expect(memory().tests(spec())).toBeUndefined();
    expect(passed()).toEqual([]);
    keep(['/', '/wifi']);
    expect(memory().tests(spec())).toEqual(GOES);
    expect(passed()).toEqual(GOES);
  });

  it('tells tests on other pages from each other', () => {
    memory().keep(spec(), [...wentOn(['/'], 'home'), ...wentOn(['/wifi'], 'wifi')]);
    pages.set('/wifi', 'another');
    expect(memory().tests(spec())).toEqual(['home', 'wifi']);
    expect(passed()).toEqual(['home']);
    keep(['/wifi'], 'wifi');
    expect(passed()).toEqual(['home', 'wifi']);
  });

  it('knows a test that has failed, and that it has not passed', () => {
    memory().keep(spec(), [...wentOn(['/'], 'home'), { name: 'wifi', opened: ['/wifi'], passed: false }]);
    expect(memory().tests(spec())).toEqual(['home', 'wifi']);
    expect(passed()).toEqual(['home']);
  });

  it.each<[string, () => unknown]>([
    ['a page that they open', () => pages.set('/wifi', 'another')],
    ['a page that they open and that is gone', () => pages.delete('/wifi')],
    ['what they import', () => write('table.ts', 'export const rows = [1];')],
    ['themselves', () => write('a.spec.ts', `import './table.ts'; // another`)],
    ['a service', () => write('service.ts', 'export const answer = 2;')],
  ])('forgets when something has changed: %s', (_, change) => {
    keep(['/', '/wifi']);
    change();
    expect(passed()).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    ['another page', () => pages.set('/tv', 'another')],
    ['a block, as long as the pages stay as they were', () => write('block.tsx', 'export const block = 2;')],
  ])('holds when something else has changed: %s', (_, change) => {
    keep(['/', '/wifi', '/demo/account']);
    change();
    expect(passed()).toEqual(GOES);
  });

  it('holds for an address of which no page is kept until a block changes', () => {
    keep(['/', '/support/faq/which-plan']);
    expect(passed()).toEqual(GOES);
    write('block.tsx', 'export const block = 2;');
    expect(passed()).toEqual([]);
  });

  it('asks for pages that were opened only once before', () => {
    keep(['/', '/wifi']);
    keep(['/']);
    pages.set('/wifi', 'another');
    expect(passed()).toEqual([]);
  });

  it('knows again what it knew of earlier pages', () => {
    keep(['/wifi']);
    pages.set('/wifi', 'another');
    keep(['/wifi']);
    pages.set('/wifi', 'wifi');
    expect(passed()).toEqual(GOES);
  });

  it.each([
    'await request.post(path)',
    'await page.request.fetch(path)',
    "const memory = memoryOf('whole', path)",
  ])('remembers nothing of a spec that opens pages unheard, or not always: %s', (text) => {
    write('a.spec.ts', text);
    keep(['/']);
    expect(passed()).toEqual([]);
  });

  it('remembers nothing in a full run', () => {
    keep(['/']);
    vi.stubEnv('FULL', '1');
    expect(passed()).toEqual([]);
  });
});
