import { afterEach, expect, it, vi } from 'vitest';
import { deadAmong } from './dead-links.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks the site once for each path, and again only for those that it does not have', async () => {
  const asked: string[] = [];
  const answers: Record<string, number> = { '/faq/bill': 200, '/nowhere': 404 };
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/elsewhere') throw new TypeError('the path leads to another site');
    return new Response(null, { status: answers[path] ?? 500 });
  });
  const link = (fieldId: string, path: string) => ({ entryId: 'cta', fieldId, locale: 'en', path });
  const links = [
    link('a', '/faq/bill'),
    link('b', '/nowhere'),
    link('c', '/nowhere'),
    link('d', '/elsewhere'),
  ];
  const { signal } = new AbortController();
  const dead = await deadAmong(links, signal);
  expect(dead.map(({ fieldId }) => fieldId)).toEqual(['b', 'c']);
  answers['/nowhere'] = 200;
  expect(await deadAmong(links.slice(0, 3), signal)).toEqual([]);
  expect(asked).toEqual(['/faq/bill', '/nowhere', '/elsewhere', '/nowhere']);
});
