import { expect, test } from '../site.fixture.ts';
import { ANSWERED, QUIZ } from './quiz-on-page.ts';

test('pages are kept by what their query means, and by nothing else of it', async ({ request }) => {
  const ask = async (query: string) => {
    const response = await request.get(QUIZ + query);
    expect(response.status()).toBe(200);
    const { 'x-skein-cache': state, etag } = response.headers();
    return { state, etag };
  };
  const intro = await ask('');
  for (const same of ['?utm_source=mail', '?step=0', '?household-size=3', '?step=none'])
    expect(await ask(same), same).toMatchObject({ state: 'hit', etag: intro.etag });
  const second = await ask('?household-size=3&step=2');
  expect(second.etag).not.toBe(intro.etag);
  for (const same of [
    '?step=2&household-size=3',
    '?household-size=9&utm_medium=x&household-size=3&step=1&step=2',
    '?household-size=3&extenders=maybe&step=2',
  ])
    expect(await ask(same), same).toMatchObject({ state: 'hit', etag: second.etag });
});

test('a result is drawn for its answers, leads to the other language with them, and is one page to search engines', async ({
  request,
}) => {
  const html = await (await request.get(`${QUIZ}${ANSWERED}&step=result`)).text();
  expect(html).toContain('Skein 1\u00a0Gig is for you.');
  expect(html).not.toContain('Skein 500 is plenty.</h');
  expect(html).toMatch(/href="\/intl\/es\/quiz\?household-size=4&amp;[^"]*step=result"/);
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/quiz">/);
});
