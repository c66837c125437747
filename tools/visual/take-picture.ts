import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import type { Story } from './stories.ts';

/** Height of the window, px. Pictures show the whole page; this is what `100vh` means in them. */
const WINDOW_HEIGHT_PX = 900;
/** Longest wait for a story and what it plays, ms. */
const STORY_TIMEOUT_MS = 30_000;
/** Most pictures taken of a story that never stands still. */
const MAX_LOOKS = 5;
/** The day on which every picture is taken, so that dates stand still. */
const DAY = new Date('2026-01-15T12:00:00Z');

/** Storybook's own signals: the first means that a story is drawn and played, the others that it never will be. */
const FINISHED = 'storyFinished';
const BROKEN = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];

/** Moves nothing and blinks nothing. Playwright halts what is running; this stops what a story starts later. */
const STILL_CSS = ['*', '*::before', '*::after', '*::details-content', '*::backdrop']
  .map(
    (selector) =>
      `${selector}{animation-delay:0s!important;animation-duration:0s!important;transition:none!important;scroll-behavior:auto!important}`,
  )
  .join('');

type Viewports = Readonly<Record<string, { readonly styles?: { readonly width?: string } }>>;

interface Switchable extends Mode {
  readonly disable?: boolean;
}

interface Channel {
  last(event: string): readonly unknown[] | undefined;
}

/** A window (px) and a language in which a visual check looks at stories: `chromatic.modes` of the preview. */
export interface Mode {
  readonly viewport: number;
  readonly language: string;
}

/** How a story came to its end. */
export interface Settled {
  /** Empty when it is drawn and played. */
  readonly failure: string;
  /** Width that the story itself asks for, px. */
  readonly ownWidth: number | undefined;
  /** Those that the story does not switch off. */
  readonly modes: readonly Mode[];
}

/** A window in which pictures are alike whenever the page is. */
export async function openWindow(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
    // The style that stops all motion is no part of the page.
    bypassCSP: true,
  });
  await context.clock.setFixedTime(DAY);
  return context;
}

/** Address of a story by itself. The accessibility check of each story is left to the tests: it takes time. */
export const storyUrl = (origin: string, id: string, language: string) =>
  `${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=language:${language};a11y.manual:!true`;

/** Waits for Storybook's word. A story may ask for a width of its own (its global `viewport`), as header stories do. */
async function untilSettled(page: Page): Promise<Settled> {
  const handle = await page.waitForFunction(
    ({ finished, broken, viewports }) => {
      const channel = (globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
      const first = (event: string) =>
        channel?.last(event)?.[0] as Readonly<Record<string, never>> | undefined;
      const event = broken.find((name) => channel?.last(name));
      if (event === undefined && !channel?.last(finished)) return false;
      const reason: unknown = event === undefined ? undefined : channel?.last(event)?.[0];
      const words =
        typeof reason === 'object' && reason !== null && 'message' in reason ? reason.message : reason;
      const globals = first('globalsUpdated')?.['storyGlobals'] as
        { viewport?: { value?: string } } | undefined;
      const parameters = first('storyPrepared')?.['parameters'] as
        | { viewport?: { options?: Viewports }; chromatic?: { modes?: Record<string, Switchable> } }
        | undefined;
      const options: Viewports = { ...viewports, ...parameters?.viewport?.options };
      const width = Number.parseInt(options[globals?.viewport?.value ?? '']?.styles?.width ?? '', 10);
      return {
        failure: event === undefined ? '' : `${event}: ${String(words ?? '').split('\n', 1)[0] ?? ''}`,
        ownWidth: Number.isNaN(width) ? undefined : width,
        modes: Object.values(parameters?.chromatic?.modes ?? {}).filter(({ disable }) => disable !== true),
      };
    },
    { finished: FINISHED, broken: BROKEN, viewports: MINIMAL_VIEWPORTS },
    { timeout: STORY_TIMEOUT_MS },
  );
  return (await handle.jsonValue()) as Settled;
}

/** Fonts and pictures, those further down included. Films do not move here: what is seen of them is their poster. */
async function untilLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const posters = [...document.querySelectorAll('video')].map(({ poster }) =>
      Object.assign(new Image(), { src: poster }),
    );
    const images = [...document.images, ...posters];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** Opens an address in a window so wide, px, and waits until it has loaded. */
export async function openPage(page: Page, url: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
  await page.goto(url, { waitUntil: 'load', timeout: STORY_TIMEOUT_MS });
}

/** Opens a story in a window so wide (px), whatever the story itself asks for, and says how it came to its end. */
export async function openStoryAt(page: Page, url: string, width: number): Promise<Settled> {
  await openPage(page, url, width);
  return untilSettled(page);
}

/**
 * Opens a story in a window so wide, or as wide as the story itself asks for, and waits for its end.
 * Throws when it does not come to one.
 */
export async function openStory(page: Page, url: string, viewport: number): Promise<void> {
  let settled = await openStoryAt(page, url, viewport);
  const { ownWidth } = settled;
  if (ownWidth !== undefined && ownWidth !== viewport) settled = await openStoryAt(page, url, ownWidth);
  if (settled.failure !== '') throw new Error(settled.failure);
}

/** PNG of all of a page, or of one element, once everything is there and nothing moves. */
export async function pictureOf(page: Page, element?: Locator): Promise<Buffer> {
  await page.addStyleTag({ content: STILL_CSS });
  await untilLoaded(page);
  const options = { animations: 'disabled', caret: 'hide', timeout: STORY_TIMEOUT_MS } as const;
  return untilAlike(() =>
    element === undefined ? page.screenshot({ ...options, fullPage: true }) : element.screenshot(options),
  );
}

/** PNG of a whole story or page of a build, in a window so wide (px). Throws when it does not come to its end. */
export type TakePicture = (
  page: Page,
  origin: string,
  story: Story,
  viewport: number,
  language: string,
) => Promise<Buffer>;

export const takeStory: TakePicture = async (page, origin, { id }, viewport, language) => {
  await openStory(page, storyUrl(origin, id, language), viewport);
  return pictureOf(page);
};

/** Chromium, hard pressed, now and then puts the tiles of a page together wrongly: two alike in a row are right. */
export async function untilAlike(take: () => Promise<Buffer>): Promise<Buffer> {
  let before = await take();
  for (let look = 1; look < MAX_LOOKS; look++) {
    const after = await take();
    if (after.equals(before)) return after;
    before = after;
  }
  return before;
}
