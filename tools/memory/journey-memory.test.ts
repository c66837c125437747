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

describe('the memory of journeys', () => {
  it('knows how many of a spec have passed on the same pages', () => {
    expect(memory().passed(spec())).toBeUndefined();
    memory().keep(spec(), 7, ['/', '/wifi']);
    expect(memory().passed(spec())).toBe(7);
  });

  it.each<[string, () => unknown]>([
    ['a page that they open', () => pages.set('/wifi', 'another')],
    ['a page that they open and that is gone', () => pages.delete('/wifi')],
    ['what they import', () => write('table.ts', 'export const rows = [1];')],
    ['themselves', () => write('a.spec.ts', `import './table.ts'; // another`)],
    ['a service', () => write('service.ts', 'export const answer = 2;')],
  ])('forgets when something has changed: %s', (_, change) => {
    memory().keep(spec(), 7, ['/', '/wifi']);
    change();
    expect(memory().passed(spec())).toBeUndefined();
  });

  it.each<[string, () => unknown]>([
    ['another page', () => pages.set('/tv', 'another')],
    ['a block, as long as the pages stay as they were', () => write('block.tsx', 'export const block = 2;')],
  ])('holds when something else has changed: %s', (_, change) => {
    memory().keep(spec(), 7, ['/', '/wifi', '/demo/account']);
    change();
    expect(memory().passed(spec())).toBe(7);
  });

  it('holds for an address of which no page is kept until a block changes', () => {
    memory().keep(spec(), 7, ['/', '/support/faq/which-plan']);
    expect(memory().passed(spec())).toBe(7);
    write('block.tsx', 'export const block = 2;');
    expect(memory().passed(spec())).toBeUndefined();
  });

  it('asks for pages that were opened only once before', () => {
    memory().keep(spec(), 7, ['/', '/wifi']);
    memory().keep(spec(), 7, ['/']);
    pages.set('/wifi', 'another');
    expect(memory().passed(spec())).toBeUndefined();
  });

  it('knows again what it knew of earlier pages', () => {
    memory().keep(spec(), 7, ['/wifi']);
    pages.set('/wifi', 'another');
    memory().keep(spec(), 8, ['/wifi']);
    pages.set('/wifi', 'wifi');
    expect(memory().passed(spec())).toBe(7);
  });

  it.each(['await request.post(path)', 'await page.request.fetch(path)'])(
    'remembers nothing of a spec that opens pages unheard: %s',
    (text) => {
      write('a.spec.ts', text);
      memory().keep(spec(), 7, ['/']);
      expect(memory().passed(spec())).toBeUndefined();
    },
  );

  it('remembers nothing in a full run', () => {
    memory().keep(spec(), 7, ['/']);
    vi.stubEnv('FULL', '1');
    expect(memory().passed(spec())).toBeUndefined();
  });
});
