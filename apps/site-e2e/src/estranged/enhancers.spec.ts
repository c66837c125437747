import { putBesideControls, replaceTexts, wrapTexts } from '@skein/cms-client/testing/strangers';
import { PAGES } from '../pages.ts';
import { expect, test } from './estranged.fixture.ts';
import { letInAtOnce } from './let-in.ts';

/** Of the page that shows most of them. */
const STANDS = '/product/internet';

for (const path of PAGES)
  for (const [how, stranger] of Object.entries({ putBesideControls, wrapTexts, replaceTexts }))
    test(
      `what moves by itself on ${path} wakes under ${how}, keeps its words, and takes a first press`,
      { tag: path === STANDS && stranger === replaceTexts ? ['@laptop'] : ['@full'] },
      async ({ page, complaints }) => {
        complaints.expect(/: island\b/);
        await letInAtOnce(page, stranger);
        await page.goto(path);
        const enhancers = page.locator('skein-enhancer');
        const wordsOf = (all: Element[]) => all.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
        const served = await enhancers.evaluateAll(wordsOf);
        for (const enhancer of await enhancers.all()) {
          await enhancer.evaluate((element) => element.firstElementChild?.scrollIntoView());
          const button = enhancer.locator('button:visible').first();
          // One that waits for a press is woken by it.
          if ((await enhancer.getAttribute('when')) === 'interaction') {
            if ((await button.count()) > 0) await button.click();
          } else await expect(enhancer).toHaveAttribute('awake', '');
        }
        const now = await enhancers.evaluateAll(wordsOf);
        for (const [index, words] of served.entries())
          expect(now[index]?.length ?? 0, words).toBeGreaterThanOrEqual(words.length / 2);
        for (const enhancer of await enhancers.all()) {
          const button = enhancer.locator('button:visible').first();
          if ((await button.count()) > 0) await button.click();
          await page.keyboard.press('Escape');
        }
        expect(complaints.unexpected()).toEqual([]);
      },
    );
