import { expect, test } from '../site.fixture.ts';

const PAGE = '/wifi-calculator';
const PHONE = 'category=1&device=3';
/**
 * State of a page that the server has in its cache. `revalidated`: the server has compared the page with the content
 * first.
 */
const KEPT = expect.stringMatching(/^(?:hit|revalidated)$/);

test('pages are kept by what their query chooses, and by nothing else of it', async ({ request }) => {
  const ask = async (query: string) => {
    const response = await request.get(PAGE + query);
    expect(response.status()).toBe(200);
    const { 'x-skein-cache': state, etag } = response.headers();
    return { state, etag };
  };
  const plain = await ask('');
  for (const same of ['?utm_source=mail', '?router=4', '?router=x&device=3', '?slug=router'])
    expect(await ask(same), same).toMatchObject({ state: KEPT, etag: plain.etag });
  const asked = await ask(`?router=6&${PHONE}`);
  expect(asked.etag).not.toBe(plain.etag);
  for (const same of [`?${PHONE}&router=6`, `?router=6&${PHONE}&utm_medium=x`])
    expect(await ask(same), same).toMatchObject({ state: KEPT, etag: asked.etag });
});

test('a page with a result leads to the same result in the other language', async ({ request }) => {
  const html = await (await request.get(`${PAGE}?router=6&${PHONE}`)).text();
  expect(html).toContain(`/intl/es${PAGE}?router=6&amp;category=1`);
  const spanish = await (await request.get(`/intl/es${PAGE}?router=6&${PHONE}`)).text();
  expect(spanish).toContain('En el mismo cuarto: 780 megabits por segundo.');
});
