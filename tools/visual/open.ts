import type { Page, Route } from '@playwright/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { WAIT_MS } from '../../libs/test-level.ts';

/** Height of the window, in px. Pictures show the whole page, but `100vh` is this height. */
const WINDOW_HEIGHT_PX = 900;
/** The date in all pictures, so that dates on pages do not change. */
const DAY = new Date('2026-01-15T12:00:00Z');

/** Storybook's event at the end of a story's play function. The events in `BROKEN` report failures. */
const FINISHED = 'storyFinished';
const BROKEN = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];

/** Stops the animations of an SVG in `<img>`. The page's styles and reduced motion do not reach such an SVG. */
const STILL = '<style>*{animation:none!important;transition:none!important}</style></svg>';

type Viewports = Readonly<Record<string, { readonly styles?: { readonly width?: string } }>>;

/**
 * Window width in px, and language, for one picture of a story. The preview's `chromatic.modes` contain them.
 */
interface Mode {
  readonly viewport: number;
  readonly language: string;
  readonly disable?: boolean;
}

/** Returns the URL path of a single story, without the accessibility check. Story tests run this check. */
export const storyPath = (id: string, language: string) =>
  `/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=language:${language};a11y.manual:!true`;

async function holdStill(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).replace(/<\/svg>\s*$/, STILL) });
}

/** Opens a URL in a window with a width in px. */
export async function openPage(page: Page, url: string, width: number): Promise<void> {
  await page.clock.setFixedTime(DAY);
  await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
  // Ignore errors of requests that are still running when the page closes.
  await page.route(/\.svg(?:\?|$)/, (route) => holdStill(route).catch(() => undefined));
  await page.goto(url, { timeout: WAIT_MS });
}

/**
 * Waits for fonts and all pictures, even those below the window. Films do not play, so it waits only for their posters.
 */
export const untilLoaded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const posters = [...document.querySelectorAll('video')].map(({ poster }) =>
      Object.assign(new Image(), { src: poster }),
    );
    const images = [...document.images, ...posters];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });

/**
 * Opens a story in a window of a width in px, and waits until its play function ends.
 * @returns the failure (or an empty text), the width to use, and the modes; a story can set a different width
 */
export async function openStoryAt(page: Page, url: string, width: number) {
  await openPage(page, url, width);
  const settled = await page.waitForFunction(
    ({ finished, broken, viewports, width }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): readonly unknown[] | undefined };
      };
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
        { viewport?: { options?: Viewports }; chromatic?: { modes?: Record<string, Mode> } } | undefined;
      const options: Viewports = { ...viewports, ...parameters?.viewport?.options };
      return {
        failure: event === undefined ? '' : `${event}: ${String(words ?? '')}`,
        ownWidth: Number.parseInt(options[globals?.viewport?.value ?? '']?.styles?.width ?? '', 10) || width,
        modes: Object.values(parameters?.chromatic?.modes ?? {}).filter(({ disable }) => disable !== true),
      };
    },
    { finished: FINISHED, broken: BROKEN, viewports: MINIMAL_VIEWPORTS, width },
    { timeout: WAIT_MS },
  );
  return (await settled.jsonValue()) || { failure: 'not settled', ownWidth: width, modes: [] };
}

/**
 * Opens a story in a window of a width in px. If the story sets a different width, uses the story's width.
 * @throws if the play function fails or does not end
 */
export async function openStory(page: Page, url: string, width: number): Promise<void> {
  let settled = await openStoryAt(page, url, width);
  if (settled.ownWidth !== width) settled = await openStoryAt(page, url, settled.ownWidth);
  if (settled.failure !== '') throw new Error(settled.failure);
}
