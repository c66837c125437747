import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { openPage, openStory, storyPath, untilLoaded } from '../visual/open.ts';

/** Where catalogue and applications are served. */
const { STORYBOOK = '', VITE = '', NEXT = '' } = process.env;

/** A thing that the READMEs show: by what it is known in application and story, and widths at which both give it the same room. */
const LOOKS = [
  { look: 'header', selector: 'header', story: 'shell-header--bare-content', widths: [390, 1440] },
  {
    look: 'block',
    selector: ':is(main, #storybook-root > [data-theme]) > :has(figure blockquote)',
    story: 'blocks-content-block-10-·-team-quote--type-10-standard',
    widths: [390, 1440],
  },
  // On a wide screen the story gives it a column of its own.
  {
    look: 'form',
    selector: 'form:has([type=email])',
    story: 'forms-address-form-1-·-email-form--type-1-email',
    widths: [390],
  },
];
/** Only a server draws anything without script. */
const APPS = [
  { app: 'vite', origin: VITE, finder: '/finder.html', script: true },
  { app: 'next', origin: NEXT, finder: '/finder', script: true },
  { app: 'next without script', origin: NEXT, finder: undefined, script: false },
];
/** Takes away what stands beside a look, so that nothing above it moves it by a part of a pixel. */
const ALONE = 'body *:not(:has([data-look]), [data-look], [data-look] *){display:none!important}';
const STILL = readFileSync(join(import.meta.dirname, '../visual/still.css'), 'utf8');
/** What is invalid is for script to say, once there is script. */
const AWAKE = 'form[novalidate]';

async function alone(page: Page, selector: string) {
  const found = page.locator(selector);
  await expect(found).toHaveCount(1);
  await found.evaluate((element) => element.setAttribute('data-look', ''));
  await page.addStyleTag({ content: ALONE });
  await untilLoaded(page);
  return found;
}

/** What a browser has to say against a page: errors and warnings in the console, and files that do not come. */
function listen(window: BrowserContext): Set<string> {
  const complaints = new Set<string>();
  window.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.add(message.text());
  });
  window.on('weberror', (error) => complaints.add(String(error.error())));
  window.on('requestfailed', (request) => complaints.add(`${request.url()} did not come`));
  window.on('response', (response) => {
    if (response.status() >= 400) complaints.add(`${response.url()} answered ${response.status()}`);
  });
  return complaints;
}

for (const { app, origin, finder, script } of APPS) {
  for (const { look, selector, story, widths } of LOOKS)
    for (const width of widths)
      test(`${app} shows the ${look} of its story at ${width} px`, async ({ context, page }) => {
        const shown = await context.newPage();
        await openStory(page, STORYBOOK + storyPath(story, 'en'), width);
        const name = `${app}-${look}-${width}.png`.replaceAll(' ', '-');
        // The story's picture is what the application's is held against.
        await (
          await alone(page, selector)
        ).screenshot({
          path: test.info().snapshotPath(name, { kind: 'screenshot' }),
          animations: 'disabled',
          style: STILL,
        });
        const complaints = listen(context);
        if (!script)
          // Turned off by the browser, it would take the camera's along.
          await shown.route('**/*', async (route) => {
            if (route.request().resourceType() !== 'document') return route.fallback();
            const response = await route.fetch();
            const body = (await response.text()).replaceAll(/<script\b[^]*?<\/script>/g, '');
            await route.fulfill({ response, body });
          });
        await openPage(shown, `${origin}/`, width);
        if (script) await shown.locator(AWAKE).waitFor();
        const found = await alone(shown, selector);
        await expect(found).toHaveScreenshot(name);
        expect([...complaints]).toEqual([]);
      });
  if (finder === undefined) continue;

  test(`${app} has a form that says what is missing: it works, and is not only drawn`, async ({ page }) => {
    await openPage(page, `${origin}/`, 390);
    await page.locator(`${AWAKE} [type=submit]`).click();
    await page.locator('form [aria-invalid=true]').waitFor();
  });

  // It is there with nothing but what the README says when the bundler has found the worker that draws it.
  test(`${app} has the map of the apartment finder`, async ({ page }) => {
    await openPage(page, origin + finder, 1440);
    const map = page.locator('.skein-map');
    await map.scrollIntoViewIfNeeded();
    await map.getByRole('button', { name: /Bobbin Lofts/ }).waitFor();
  });
}
