import type { Page, Route } from '@playwright/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { WAIT_MS } from '../../libs/test-level.ts';

/** Height of the window, px. Pictures show the whole page; this is what `100vh` means in them. */
const WINDOW_HEIGHT_PX = 900;
/** The day on which every picture is taken, so that dates stand still. */
const DAY = new Date('2026-01-15T12:00:00Z');

/** Storybook's own signals: the first means that a story is drawn and played, the others that it never will be. */
const FINISHED = 'storyFinished';
const BROKEN = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];

/** Drawings in `<img>` run their animations out of reach of the page, and of its wish for less motion. */
const STILL = '<style>*{animation:none!important;transition:none!important}</style></svg>';

type Viewports = Readonly<Record<string, { readonly styles?: { readonly width?: string } }>>;

/** A window (px) and a language in which a visual check looks at stories: `chromatic.modes` of the preview. */
interface Mode {
  readonly viewport: number;
  readonly language: string;
  readonly disable?: boolean;
}

/** Address of a story by itself. The accessibility check of each story is left to the tests: it takes time. */
export const storyPath = (id: string, language: string) =>
  `/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=language:${language};a11y.manual:!true`;

async function holdStill(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).replace(/<\/svg>\s*$/, STILL) });
}

/** Opens an address in a window so wide, px. */
export async function openPage(page: Page, url: string, width: number): Promise<void> {
  await page.clock.setFixedTime(DAY);
  await page.setViewportSize({ width, height: WINDOW_HEIGHT_PX });
  // What is under way when a page closes is let go.
  await page.route(/\.svg(?:\?|$)/, (route) => holdStill(route).catch(() => undefined));
  await page.goto(url, { timeout: WAIT_MS });
}

/** Fonts and pictures, those further down included. Films do not move here: what is seen of them is their poster. */
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
 * Opens a story in a window so wide (px), and waits until it has played.
 * @returns what went wrong, the width that the story itself asks for (its global `viewport`), and its modes
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

/** Opens a story in a window so wide, or as wide as it asks for. Throws when it does not come to its end. */
export async function openStory(page: Page, url: string, width: number): Promise<void> {
  let settled = await openStoryAt(page, url, width);
  if (settled.ownWidth !== width) settled = await openStoryAt(page, url, settled.ownWidth);
  if (settled.failure !== '') throw new Error(settled.failure);
}
