import type { Browser, BrowserContext, Page } from 'playwright';
import { openStory, openWindow, pictureOf, storyUrl } from '../../visual/take-picture.ts';
import { LOOKS, type Look } from './looks.ts';

/** PNG by look and width, `block at 390 px`. */
export type Pictures = ReadonlyMap<string, Buffer>;

const WINDOW_HEIGHT_PX = 900;

/** Takes away what stands beside a look, so that nothing above it moves it by a part of a pixel. */
const ALONE = 'body *:not(:has([data-look]), [data-look], [data-look] *){display:none!important}';
/** Every script of a served document. */
const SCRIPTS = /<script\b[^]*?<\/script>/g;

async function pictureOfLook(page: Page, { name, selector }: Look): Promise<Buffer> {
  const found = page.locator(selector);
  await found.first().waitFor();
  const count = await found.count();
  if (count !== 1)
    throw new Error(`${page.url()} shows ${count} times what ${name} is known by: ${selector}`);
  await found.evaluate((element) => element.setAttribute('data-look', ''));
  await page.addStyleTag({ content: ALONE });
  return pictureOf(page, found);
}

async function takeEach(
  window: BrowserContext,
  open: (page: Page, look: Look, width: number) => Promise<void>,
): Promise<Pictures> {
  const pictures = new Map<string, Buffer>();
  for (const look of LOOKS) {
    for (const width of look.widths) {
      const page = await window.newPage();
      await open(page, look, width);
      pictures.set(`${look.name} at ${width} px`, await pictureOfLook(page, look));
      await page.close();
    }
  }
  return pictures;
}

/** Every look as its story shows it. */
export async function takeStories(browser: Browser, storybook: string): Promise<Pictures> {
  const window = await openWindow(browser);
  const pictures = await takeEach(window, (page, { story }, width) =>
    openStory(page, storyUrl(storybook, story, 'en'), width),
  );
  await window.close();
  return pictures;
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

export interface Visit {
  readonly pictures: Pictures;
  readonly complaints: readonly string[];
}

/** Takes the scripts out of what is served. Turned off by the browser, they would take the camera's along. */
async function withoutScript(window: BrowserContext): Promise<void> {
  await window.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(SCRIPTS, '') });
  });
}

/** Every look as an application shows it: as it was served, or once it is awake. */
export async function takeApp(browser: Browser, origin: string, script: boolean): Promise<Visit> {
  const window = await openWindow(browser);
  const complaints = listen(window);
  if (!script) await withoutScript(window);
  const pictures = await takeEach(window, async (page, _look, width) => {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
    await page.goto(origin);
    if (script) await page.locator(AWAKE).waitFor();
  });
  if (script) await sendEmpty(window, origin);
  await window.close();
  return { pictures, complaints: [...complaints] };
}

/** What is invalid is for script to say, once there is script. */
const AWAKE = 'form[novalidate]';

/** A form that is sent empty says so by itself: it works, and is not only drawn. */
async function sendEmpty(window: BrowserContext, origin: string): Promise<void> {
  const page = await window.newPage();
  await page.goto(origin);
  await page.locator(`${AWAKE} [type=submit]`).click();
  await page.locator('form [aria-invalid=true]').waitFor();
  await page.close();
}

/**
 * Waits for the map of the apartment finder, which is there with nothing but what the README says when the bundler has
 * found the worker that draws it. Throws when it does not come.
 */
export async function seeMap(browser: Browser, url: string): Promise<void> {
  const window = await openWindow(browser);
  const page = await window.newPage();
  await page.goto(url);
  const map = page.locator('.skein-map');
  await map.scrollIntoViewIfNeeded();
  await map.getByRole('button', { name: /Bobbin Lofts/ }).waitFor();
  await window.close();
}
