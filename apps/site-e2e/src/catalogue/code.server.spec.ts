import { expect, test } from '@playwright/test';
import { PATIENCE_MS } from '../../../../libs/test-level.ts';
import { openCatalogue } from './built-catalogue.ts';

const PAGES = {
  'ui-button--docs': "import { Button } from '@skein/ui';",
  'ui-textfield--docs': "import { TextField } from '@skein/ui';",
  'blocks-faq--docs': "import { Faq } from '@skein/blocks/questions/faq';",
  'blocks-hero-7-·-neighborhood-hero--docs': '@skein/blocks/hero/neighborhood-hero',
  'carousels-carousel--docs': "import { Carousel } from '@skein/carousels/carousel';",
} as const;

for (const [id, line] of Object.entries(PAGES))
  test(`${id} shows code that can be copied`, async ({ page }) => {
    await openCatalogue(page, `iframe.html?viewMode=docs&id=${encodeURIComponent(id)}`);
    const toggles = page.locator('.docblock-code-toggle');
    await expect(toggles.first()).toBeVisible({ timeout: PATIENCE_MS });
    // A press may miss: large stories move what is below them.
    await toggles.evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
    const codes = page.locator('.docblock-source pre, .sbdocs pre.prismjs');
    await expect(codes.first()).toContainText(line, { timeout: PATIENCE_MS });
    // Storybook sends the code of a story once it has drawn the story.
    const uncopied = async () =>
      (await codes.allTextContents()).filter((code) => !code.startsWith('import '));
    await expect.poll(uncopied, { timeout: PATIENCE_MS }).toEqual([]);
    const shown = await codes.allTextContents();
    expect(shown.filter((code) => /function \w*\(|render=\{\(\)|styled\./.test(code))).toEqual([]);
  });
