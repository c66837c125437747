import { expect, test } from '../site.fixture.ts';
import { FINDER } from './finder-on-page.ts';

test('pages are kept by what their query means, and by nothing else of it', async ({ request }) => {
  const ask = async (query: string) => {
    const response = await request.get(FINDER + query);
    expect(response.status()).toBe(200);
    const { 'x-skein-cache': state, etag } = response.headers();
    return { state, etag, html: await response.text() };
  };
  const plain = await ask('');
  for (const same of [
    '?utm_source=mail',
    '?page=1',
    '?neighborhood=all',
    '?neighborhood=nowhere',
    '?apartment=1%7C1',
  ])
    expect(await ask(same), same).toMatchObject({ state: 'hit', etag: plain.etag });
  const second = await ask('?page=2');
  expect(second.etag).not.toBe(plain.etag);
  for (const same of ['?page=2&q=', '?utm_medium=x&page=2', '?page=2&neighborhood=all+neighborhoods'])
    expect(await ask(same), same).toMatchObject({ state: 'hit', etag: second.etag });
});

test('a page holds the ten rows that it shows, not all buildings', async ({ request }) => {
  const html = await (await request.get(FINDER)).text();
  const all =
    (await (await request.get('/data/fiber-finder/austin.json')).text()).match(/"Latitude"/g)?.length ?? 0;
  expect(all).toBeGreaterThan(500);
  expect(html.match(/data-apartment=/g)).toHaveLength(10);
  expect(html.match(/"lat":\d/g)?.length ?? 0).toBeLessThan(15);
});

test('the data is compressed and has a tag', async ({ request }) => {
  const first = await request.get('/data/fiber-finder/austin.json', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers()['content-encoding']).toBe('br');
  const { etag = '' } = first.headers();
  const again = await request.get('/data/fiber-finder/austin.json', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});
