import { EVERY_PAGE } from '../pages.ts';
import { expect, test } from '../site.fixture.ts';
import { FORM_PLACES } from './form-places.ts';

const ISLAND = /<skein-island id="([^"]+)"[^>]*>(.*?)<\/skein-island>/gs;

/** Fails if a page has a form that is missing in `FORM_PLACES`, so that new forms are tested, too. */
test('every form that an island is served with has a row, 42 of them', async ({ request }) => {
  const paths = new Set([...EVERY_PAGE, ...FORM_PLACES.map(({ path }) => path)]);
  const served = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    for (const [, island = '', inside = ''] of html.matchAll(ISLAND))
      if (/<form\b[^]*?<(?:input(?! type="hidden")|select|textarea)\b/.test(inside)) served.add(island);
  }
  expect([...served].sort()).toEqual(FORM_PLACES.map(({ island }) => island).sort());
  expect(served.size).toBe(42);
});
