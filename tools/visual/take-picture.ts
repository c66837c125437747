import type { Browser, BrowserContext, Page } from 'playwright';

/** Height of the window, px. Pictures show the whole page; this is what `100vh` means in them. */
const WINDOW_HEIGHT_PX = 900;
/** Longest wait for a story and what it plays, ms. */
const STORY_TIMEOUT_MS = 30_000;
/** The day on which every picture is taken, so that dates stand still. */
const DAY = new Date('2026-01-15T12:00:00Z');

/** Storybook's own signals: the first means that a story is drawn and played, the others that it never will be. */
const FINISHED = 'storyFinished';
const BROKEN = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];

/** Moves nothing and blinks nothing. Playwright halts what is running; this stops what a story starts later. */
const STILL_CSS =
  '*,*::before,*::after{animation-delay:0s!important;animation-duration:0s!important;transition:none!important;scroll-behavior:auto!important;caret-color:transparent!important}';

interface Channel {
  last(event: string): readonly unknown[] | undefined;
}

/** A window of a given width in which pictures are alike whenever the page is. */
export async function openWindow(browser: Browser, viewport: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: viewport, height: WINDOW_HEIGHT_PX },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.clock.setFixedTime(DAY);
  return context;
}

/** Address of a story by itself. The accessibility check of each story is left to the tests: it takes time. */
export const storyUrl = (origin: string, id: string, language: string) =>
  `${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=language:${language};a11y.manual:!true`;

async function untilDrawn(page: Page): Promise<void> {
  const handle = await page.waitForFunction(
    ({ finished, broken }) => {
      const channel = (globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
      const failure = broken.find((event) => channel?.last(event));
      if (failure !== undefined) {
        const [reason] = channel?.last(failure) ?? [];
        const words =
          typeof reason === 'object' && reason !== null && 'message' in reason
            ? String(reason.message)
            : String(reason ?? '');
        return { failure: `${failure}: ${words.split('\n', 1)[0] ?? ''}` };
      }
      return channel?.last(finished) ? { failure: '' } : false;
    },
    { finished: FINISHED, broken: BROKEN },
    { timeout: STORY_TIMEOUT_MS },
  );
  const { failure } = (await handle.jsonValue()) as { failure: string };
  if (failure !== '') throw new Error(failure);
}

/** Fonts and pictures, those further down included. */
async function untilLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** PNG of a whole story. Throws when the story does not come to its end. */
export async function takePicture(page: Page, url: string): Promise<Buffer> {
  await page.goto(url, { waitUntil: 'load', timeout: STORY_TIMEOUT_MS });
  await untilDrawn(page);
  await page.addStyleTag({ content: STILL_CSS });
  await untilLoaded(page);
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    timeout: STORY_TIMEOUT_MS,
  });
}
