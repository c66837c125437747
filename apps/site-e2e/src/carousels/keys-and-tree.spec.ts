import type { Page } from '@playwright/test';
import { expect, test } from '../site.fixture.ts';
import { accessibilityTree, type Heard } from './accessibility-tree.ts';
import { CAROUSEL_ROWS } from './carousel-rows.ts';

const STOP = 'Pause slideshow';
const GO_ON = 'Play slideshow';
/** Limit for the presses of Tab in `tabStops`. No carousel has so many Tab stops. */
const MOST_STOPS = 60;
const STOPPED_AT = ['button', 'link', 'tab', 'textbox', 'combobox'];
const POLL_MS = 50;

/** Returns the text of the focused element inside an element; undefined if the focus has left it. */
const focused = (page: Page, selector: string) =>
  page.evaluate((within) => {
    const element = document.activeElement;
    if (!element?.closest(within)) return undefined;
    return (
      element.getAttribute('aria-label') ??
      element.querySelector('[aria-label]')?.getAttribute('aria-label') ??
      (element as HTMLElement).innerText.trim()
    );
  }, selector);

/** Puts the starting point of Tab right before an element. */
const standBefore = (page: Page, selector: string) =>
  page.evaluate((sought) => {
    const mark = Object.assign(document.createElement('span'), { tabIndex: -1 });
    document.querySelector(sought)?.before(mark);
    mark.focus();
  }, selector);

/** Returns all elements at which Tab stops, in order. A carousel that traps the focus fails here. */
async function tabStops(page: Page, selector: string): Promise<string[]> {
  await standBefore(page, selector);
  const stops: string[] = [];
  for (let press = 0; press < MOST_STOPS; press++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page, selector);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error(`the focus is kept in ${selector}`);
}

const carouselOf = (block: string) =>
  `:is([data-analytics-id="${block}"][data-carousel],[data-analytics-id="${block}"] [data-carousel])`;

test.describe('by keyboard alone and by the accessibility tree', () => {
  test.use({ reducedMotion: 'no-preference' });

  for (const row of CAROUSEL_ROWS)
    test(
      `${row.what}: names, order, live region, what is out of view; arrows, dots and pause`,
      { tag: '@phone' },
      async ({ page }) => {
        const { path, block, label, moves, arrows, step = 1, key } = row;
        const selector = carouselOf(block);
        const places =
          typeof row.slides === 'number'
            ? Array.from({ length: row.slides }, (_, index) => `${index + 1} of ${String(row.slides)}`)
            : row.slides;
        const dots = row.dots ?? places.map((_, index) => `Go to slide ${index + 1}`);
        await page.goto(path);
        const root = page.locator(selector);
        await root.scrollIntoViewIfNeeded();
        await expect(root).toHaveAttribute('data-state', moves ? 'playing' : 'paused');
        const session = await page.context().newCDPSession(page);
        const tree = () => accessibilityTree(session, selector);

        const [region, ...rest] = await tree();
        expect(region).toMatchObject({ role: 'region', name: label, called: 'carousel' });
        const trackOf = (heard: readonly Heard[]) =>
          heard.find(({ role, name }) => role === 'group' && name === label);
        expect(trackOf(rest)?.live ?? 'off').toBe(moves ? 'off' : 'polite');
        for (const { role, called } of rest) if (called === 'slide') expect(role).toBe('group');

        const controls = [
          ...(moves ? [STOP] : []),
          ...(arrows ? ['Previous'] : []),
          ...dots,
          ...(arrows ? ['Next'] : []),
          ...(key ? [label] : []),
        ];
        const stops = await tabStops(page, selector);
        expect(stops.slice(0, controls.length)).toEqual(controls);

        const press = async (name: string) => {
          const named = { name, exact: true };
          await root.getByRole('button', named).or(root.getByRole('link', named)).focus();
          await page.keyboard.press('Enter');
        };
        if (moves) {
          await press(STOP);
          await expect(root).toHaveAttribute('data-state', 'paused');
          const still = await tree();
          expect(still.filter(({ role }) => role === 'button').map(({ name }) => name)).toContain(GO_ON);
          expect(trackOf(still)?.live).toBe('polite');
        }
        // On a phone, one slide is in view. Screen readers cannot reach the other slides.
        const at = (index: number) =>
          expect
            .poll(
              async () => (await tree()).flatMap(({ called, name }) => (called === 'slide' ? [name] : [])),
              {
                intervals: [POLL_MS],
              },
            )
            .toEqual([places[index]]);
        await press(dots[0]!);
        await at(0);
        if (arrows) {
          await press('Next');
          await at(step);
          await press('Previous');
          await at(0);
        }
        if (key) {
          await root.locator('[data-track]').focus();
          await page.keyboard.press(key);
          await at(1);
        }
        await press(dots.at(-1)!);
        await at(places.length - 1);
      },
    );

  for (const { what, path, block } of CAROUSEL_ROWS)
    test(
      `${what}, of whose slides several may be in view: Tab stops at all that is heard, and at nothing else`,
      {
        tag: '@laptop',
      },
      async ({ page }) => {
        const selector = carouselOf(block);
        await page.goto(path);
        const root = page.locator(selector);
        await root.scrollIntoViewIfNeeded();
        await expect(root).toHaveAttribute('data-state', /./);
        const tree = await accessibilityTree(await page.context().newCDPSession(page), selector);
        const heard = tree.filter(({ role }) => STOPPED_AT.includes(role));
        // A track that contains no links takes the focus, so that visitors can scroll it by keys.
        const tracks = await root.locator('[data-track][tabindex="0"]').count();
        const stops = await tabStops(page, selector);
        expect(stops).toHaveLength(heard.length + tracks);
      },
    );

  test('gaming stories (2): a list of tabs that says which story is looked at, and that story alone', async ({
    page,
  }) => {
    await page.goto('/gaming');
    const selector = '[data-analytics-id="gaming-players"] [data-scroll-slider]';
    const root = page.locator(selector);
    await root.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(root).toHaveAttribute('data-state', 'pinned');
    const titles = ['Eleven to nothing', 'The last corner', 'Four hundred people watch him lose'];
    const session = await page.context().newCDPSession(page);
    const tree = await accessibilityTree(session, selector);
    const named = (role: string) => tree.filter((one) => one.role === role).map(({ name }) => name);
    expect(tree[0]).toMatchObject({
      role: 'region',
      name: 'Three households, no excuses',
      called: 'carousel',
    });
    expect(named('tablist')).toEqual(['Three households, no excuses']);
    expect(named('tab')).toEqual(titles);
    expect(named('tabpanel')).toEqual([titles[0]]);
    await root.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(async () =>
        (await accessibilityTree(session, selector)).flatMap(({ role, name }) =>
          role === 'tabpanel' ? [name] : [],
        ),
      )
      .toEqual([titles[1]]);
  });

  test('the city list: a list of links, all of them within reach, with a dot for each of three groups', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/community');
    const selector = '[data-carousel]:has(> [aria-label="Cities by state"])';
    const root = page.locator(selector);
    await root.scrollIntoViewIfNeeded();
    await expect(root).toHaveAttribute('data-state', /./);
    const tree = await accessibilityTree(await page.context().newCDPSession(page), selector);
    const links = tree.filter(({ role }) => role === 'link');
    expect(links).toHaveLength(await root.getByRole('link').count());
    const stops = await tabStops(page, selector);
    // On a laptop, all groups fit beside each other, so there are no dots.
    expect(stops).toHaveLength(links.length + (isMobile ? 3 : 0));
    if (!isMobile) return;
    await root.getByRole('button', { name: 'Go to slide 3' }).focus();
    await page.keyboard.press('Enter');
    const left = () =>
      root
        .locator('[data-track]')
        .evaluate(({ scrollWidth, clientWidth, scrollLeft }) => scrollWidth - clientWidth - scrollLeft);
    await expect.poll(left).toBeLessThan(1);
  });

  test('the TV demo: its screens in their order, each with its words, and nothing to press', async ({
    page,
  }) => {
    await page.goto('/product/tv');
    const selector = '[data-analytics-id="tv-demo"]';
    const tree = await accessibilityTree(await page.context().newCDPSession(page), selector);
    const figures = page.locator(`${selector} figure`);
    expect(tree.filter(({ role }) => role === 'figure')).toHaveLength(await figures.count());
    expect(await figures.count()).toBe(3);
    for (const figure of await figures.all()) await expect(figure.locator('figcaption')).not.toBeEmpty();
    expect(await tabStops(page, selector)).toEqual([]);
  });
});
