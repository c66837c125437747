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
  { app: 'vite', origin: VITE, suffix: '.html', script: true },
  { app: 'next', origin: NEXT, suffix: '', script: true },
  { app: 'next without script', origin: NEXT, suffix: '', script: false },
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
    // A machine without a graphics card says how it draws a map.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('GL Driver Message'))
      complaints.add(message.text());
  });
  window.on('weberror', (error) => complaints.add(String(error.error())));
  window.on('requestfailed', (request) => complaints.add(`${request.url()} did not come`));
  window.on('response', (response) => {
    if (response.status() >= 400) complaints.add(`${response.url()} answered ${response.status()}`);
  });
  return complaints;
}

for (const { app, origin, suffix, script } of APPS) {
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
  if (!script) continue;

  test(`${app} has a form that says what is missing: it works, and is not only drawn`, async ({ page }) => {
    await openPage(page, `${origin}/`, 390);
    await page.locator(`${AWAKE} [type=submit]`).click();
    await page.locator('form [aria-invalid=true]').waitFor();
  });

  // It is there with nothing but what the README says when the bundler has found the worker that draws it.
  test(`${app} has the map of the apartment finder`, async ({ page }) => {
    await openPage(page, `${origin}/finder${suffix}`, 1440);
    const map = page.locator('.skein-map');
    await map.scrollIntoViewIfNeeded();
    await map.getByRole('button', { name: /Bobbin Lofts/ }).waitFor();
  });

  test(`${app} has cities, a carousel that turns, and a link that tells`, async ({ context, page }) => {
    const complaints = listen(context);
    await openPage(page, `${origin}/places${suffix}`, 390);
    await page.getByRole('link', { name: 'Austin' }).waitFor();
    const turned = page.waitForEvent('console', (message) => message.text() === 'Denver');
    await page.getByRole('button', { name: /^Next/ }).click();
    await turned;
    await expect(page.getByRole('link', { name: 'Which plan fits me?' })).toHaveAttribute(
      'data-analytics',
      /take the quiz/,
    );
    if (suffix !== '') await page.getByRole('button', { name: 'The Spool' }).waitFor();
    expect([...complaints]).toEqual([]);
  });

  test(`${app} has a quiz that comes to a plan`, async ({ context, page }) => {
    const complaints = listen(context);
    await openPage(page, `${origin}/steps${suffix}`, 390);
    const quiz = page.locator('#quiz');
    await quiz.getByRole('button', { name: 'Start' }).click();
    for (let people = 0; people < 4; people += 1)
      await quiz.getByRole('button', { name: 'One more' }).click();
    await quiz.getByRole('button', { name: 'Next' }).click();
    await quiz.getByText('Games that answer at once').click();
    await quiz.getByText('Large files, up and down').click();
    await quiz.getByRole('button', { name: 'See my plan' }).click();
    await quiz.getByText('$95 a month').waitFor();
    expect([...complaints]).toEqual([]);
  });

  test(`${app} books a call with a service of its own`, async ({ context, page }) => {
    const complaints = listen(context);
    await page.route('**/api/calls', (route) => route.fulfill({ status: 204 }));
    await openPage(page, `${origin}/steps${suffix}`, 390);
    const call = page.locator('#call');
    await call.locator(AWAKE).waitFor();
    const typed = { firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.com', phone: '737-555-0142' };
    for (const [name, text] of Object.entries(typed)) await call.locator(`[name=${name}]`).fill(text);
    await call.locator('[name=issue]').selectOption('bill');
    await call.locator('[name=issueDetail]').fill('A charge');
    await call.getByRole('button', { name: 'Next' }).click();
    await call.locator('[name=date]').fill('2026-01-20');
    await call.locator('[name=time]').selectOption('9 AM');
    await call.locator('[name=timeZone]').selectOption('Central');
    await call.getByRole('button', { name: 'Next' }).click();
    const sent = page.waitForRequest('**/api/calls');
    await call.getByRole('button', { name: 'Book the call' }).click();
    expect((await sent).postDataJSON()).toEqual({
      firstName: 'Sam',
      lastName: 'Reyes',
      email: 'sam@example.com',
      phone: '7375550142',
      issue: 'bill',
      issueDetail: 'A charge',
      time: '2026-01-20T15:00:00.000Z',
    });
    await call.getByRole('link', { name: /Add to calendar/ }).waitFor();
    expect([...complaints]).toEqual([]);
  });

  test(`${app} sends an application to a service of its own`, async ({ context, page }) => {
    const complaints = listen(context);
    await page.route('**/api/applications', (route) => route.fulfill({ json: {} }));
    await openPage(page, `${origin}/steps${suffix}`, 390);
    const apply = page.locator('#apply');
    await apply.locator(AWAKE).waitFor();
    await apply.getByLabel('Name').fill('Sam Reyes');
    await apply.getByLabel('Email').fill('sam@example.com');
    await apply.getByText('Next month').click();
    const sent = page.waitForRequest('**/api/applications');
    await apply.getByRole('button', { name: 'Submit application' }).click();
    expect((await sent).postData()).toMatch(/name="first_name"\s+Sam Reyes[^]*name="question_1"\s+1\s/);
    await apply.getByText('Thanks for submitting your application!').waitFor();
    expect([...complaints]).toEqual([]);
  });
}

test('next has the page of a role, drawn by its server, with the application under it', async ({
  context,
  page,
}) => {
  const complaints = listen(context);
  await openPage(page, `${NEXT}/role`, 390);
  await page.getByRole('heading', { level: 1, name: 'Fiber splicer' }).waitFor();
  await page.locator(`#apply ${AWAKE}`).waitFor();
  expect([...complaints]).toEqual([]);
});

test('vite has another brand, in a language that no library speaks', async ({ context, page }) => {
  const complaints = listen(context);
  await openPage(page, `${VITE}/brand.html`, 390);
  await page.getByRole('button', { name: 'Suivant' }).waitFor();
  await page.getByLabel('Prénom').waitFor();
  const token = (name: string) =>
    page.evaluate((asked) => getComputedStyle(document.documentElement).getPropertyValue(asked), name);
  expect(await token('--color-accent')).toBe('#1c4f9c');
  expect(await token('--font-heading')).toMatch(/^Georgia, ?serif$/);
  expect([...complaints]).toEqual([]);
});
