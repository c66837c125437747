import type { Browser } from '@playwright/test';
import { PATIENCE_MS, testLevel } from '../../../../libs/test-level.ts';
import { expect, test } from '../site.fixture.ts';
import { onNewPage } from './faulty-page.ts';
import { NOTHING_WRONG, SCRIPT_FAULTS } from './script-faults.ts';
import { scriptsAskedFor, scriptsThatFailApart } from './scripts-of-form.ts';
import { sentOrTold } from './sent-or-told.ts';
import { isAtCi, isStanding, take, WALKS, type Walk } from './walks.ts';

const scriptsOf = (browser: Browser, walk: Walk) =>
  onNewPage(browser, async (page) => {
    const asked = scriptsAskedFor(page);
    let src = '';
    await take(walk, page, async (step) => {
      src ||= (await page.locator(`skein-island[id="${walk.island}"]`).getAttribute('src')) ?? '';
      expect(await sentOrTold(page, step, NOTHING_WRONG), 'with nothing wrong').toBe('sent');
    });
    const { parts, shared } = scriptsThatFailApart(src, asked);
    expect(parts.length, 'the runtime and the form').toBeGreaterThan(1);
    if (testLevel === 'full') return [...parts, ...shared];
    const sample = parts.filter((_, at) => isAtCi(walk, at));
    expect(sample, 'scripts to block').not.toEqual([]);
    return sample;
  });

for (const walk of WALKS)
  for (const [what, bringAbout] of Object.entries(SCRIPT_FAULTS))
    test(
      `${walk.island} on ${walk.path}, one of its scripts ${what}: a sign at once, then it is sent, or says that it is not`,
      { tag: what === 'blocked' && isStanding(walk) ? ['@phone'] : ['@full', '@phone'] },
      async ({ browser }) => {
        const scripts = await scriptsOf(browser, walk);
        test.setTimeout(PATIENCE_MS * scripts.length);
        for (const script of scripts)
          await test.step(`${script} ${what}`, () =>
            onNewPage(browser, async (page) => {
              const fault = await bringAbout(page, script);
              const came: string[] = [];
              try {
                await take(walk, page, async (step) => void came.push(await sentOrTold(page, step, fault)));
              } catch (error) {
                came.push(String(error));
              }
              const deadEnds = came.filter((one) => !['sent', 'told'].includes(one));
              expect.soft(deadEnds, `${script} ${what}`).toEqual([]);
            }));
      },
    );
