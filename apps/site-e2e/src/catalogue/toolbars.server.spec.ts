import { expect, test, type Frame, type Page } from '@playwright/test';
import { PATIENCE_MS } from '../../../../libs/test-level.ts';
import { listedStories, openCatalogue } from './built-catalogue.ts';

/** Timeout for hundreds of scripts, which the browser loads from disk. */
const LOADED = { timeout: PATIENCE_MS };

interface Channel {
  last(event: string): readonly [Readonly<Record<string, never>>] | undefined;
  emit(event: string, about: unknown): void;
}

type Globals = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

const channelOf = (place: Page | Frame) =>
  place.evaluateHandle(() => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    if (channel === undefined) throw new Error('Storybook has no channel here');
    return channel;
  });

async function shownStory(page: Page): Promise<Frame> {
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(page.getByText('Something went wrong').or(page.locator('#storybook-preview-iframe'))).toHaveId(
    'storybook-preview-iframe',
    LOADED,
  );
  await expect(frame.locator('body.sb-show-main')).toBeAttached(LOADED);
  const element = await page.locator('#storybook-preview-iframe').elementHandle();
  const content = await element?.contentFrame();
  if (!content) throw new Error('the story has no frame');
  await content.waitForFunction(
    () => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyPrepared'),
    null,
    LOADED,
  );
  return content;
}

interface Toolbar {
  readonly name: string;
  readonly values: readonly unknown[];
}

async function readToolbars(story: Frame): Promise<Toolbar[]> {
  const channel = await channelOf(story);
  return channel.evaluate((told) => {
    type Items = readonly (string | { readonly value: string })[];
    const types = (told.last('setGlobals')?.[0]['globalTypes'] ?? {}) as Readonly<
      Record<string, { readonly toolbar?: { readonly items: Items } }>
    >;
    const { viewport } = told.last('storyPrepared')?.[0]['parameters'] as unknown as {
      readonly viewport: { readonly options: object };
    };
    return [
      {
        name: 'viewport',
        values: Object.keys(viewport.options).map((value, at) => ({
          value,
          ...(at % 2 === 1 && { isRotated: true }),
        })),
      },
      ...Object.entries(types).map(([name, { toolbar }]) => ({
        name,
        values: (toolbar?.items ?? []).map((item) => (typeof item === 'string' ? item : item.value)),
      })),
    ];
  });
}

/** Returns the fewest combinations of choices in which every choice of every toolbar occurs. */
const choicesOf = (toolbars: readonly Toolbar[]): Globals[] =>
  Array.from({ length: Math.max(...toolbars.map(({ values }) => values.length)) }, (_, at) =>
    Object.fromEntries(toolbars.map(({ name, values }) => [name, values[at % values.length]])),
  );

const globalsOf = async (story: Frame) =>
  (await channelOf(story)).evaluate(
    (told) => told.last('setGlobals')?.[0]['globals'] as unknown as Globals | undefined,
  );

test('whatever is chosen in a toolbar is there again when the catalogue is loaded again', async ({
  page,
}) => {
  // Each choice needs one load of the page, so this test may take longer.
  test.setTimeout(3 * PATIENCE_MS);
  const [{ id } = { id: '' }] = listedStories();
  await openCatalogue(page, `?path=/story/${id}`);
  const toolbars = await readToolbars(await shownStory(page));
  expect(toolbars.map(({ name }) => name)).toEqual(expect.arrayContaining(['viewport', 'theme', 'language']));
  for (const choice of choicesOf(toolbars)) {
    await test.step(JSON.stringify(choice), async () => {
      const before = page.url();
      const manager = await channelOf(page);
      await manager.evaluate((told, globals) => told.emit('updateGlobals', { globals }), choice);
      await page.waitForURL((url) => url.href !== before && url.searchParams.has('globals'), LOADED);
      await page.reload();
      expect(await globalsOf(await shownStory(page))).toMatchObject(choice);
    });
  }
});

test('a story that asks for a size of its own gets that, and not the first of the list', async ({ page }) => {
  const { id } = listedStories().find(({ id }) => id === 'shell-header--product-menu-open') ?? { id: '' };
  await openCatalogue(page, `?path=/story/${id}`);
  await shownStory(page);
  const frame = page.locator('#storybook-preview-iframe');
  await expect.poll(() => frame.evaluate((element) => element.clientWidth), LOADED).toBe(1280);
});
