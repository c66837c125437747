import { artwork, films, type SafeArea } from '@skein/artwork';
import type { Page } from '@playwright/test';
import { testLevel } from '../../../libs/test-level.ts';
import { untilWhole } from './until-whole.ts';

/** Window widths at which every test level checks pages, in px: a phone, a tablet, a laptop. */
export const QUICK_PX: readonly number[] = [390, 768, 1440];
/**
 * Further window widths, in px. The level `ci` adds the smallest phone and the widest screen. The level `full`
 * adds many more widths.
 */
export const OTHER_PX: readonly number[] =
  testLevel === 'full' ? [320, 2560, 360, 480, 576, 640, 720, 896, 1024, 1280, 1920] : [320, 2560];
/** How much of a picture's safe area may be cut off on each side, as a share of the picture's size. */
const TOLERANCE = 0.012;
/** Share of a play button's area that may lie over the subject of the picture. */
const COVERED_MOST = 0.25;
/** Number of frames to wait after a change of the window's width. Films and scroll effects need this time. */
const FRAMES_TO_SETTLE = 20;

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A picture or film and its position in the page, in px. */
interface Placed {
  readonly src: string;
  readonly fit: string;
  /** Position of the picture in its box, from 0 to 1 on each axis, as in `object-position`. */
  readonly at: readonly [x: number, y: number];
  readonly box: Rect;
  /** The visible part of the box: inside the window, and not clipped by an ancestor. */
  readonly seen: Rect;
  readonly button: Rect | undefined;
}

/**
 * Returns the pictures of the page, without decorative patterns. A pattern is behind text and has no
 * alternative text. The browser runs this function in the page.
 */
function placedPictures(): Placed[] {
  const plain = ({ left, top, right, bottom }: Rect): Rect => ({ left, top, right, bottom });
  const meet = (a: Rect, b: Rect): Rect => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const around = (element: Element) => {
    const found: { readonly element: Element; readonly style: CSSStyleDeclaration }[] = [];
    for (let one = element.parentElement; one; one = one.parentElement)
      found.push({ element: one, style: getComputedStyle(one) });
    return found;
  };
  return [...document.querySelectorAll<HTMLImageElement | HTMLVideoElement>('img, video')].flatMap(
    (picture) => {
      const rect = picture.getBoundingClientRect();
      const src = picture instanceof HTMLVideoElement ? picture.poster : picture.currentSrc || picture.src;
      if (rect.width < 2 || rect.height < 2 || src === '') return [];
      const holders = around(picture);
      const behind = holders.some(({ style }) => Number(style.zIndex) < 0);
      if (behind && picture instanceof HTMLImageElement && picture.alt === '') return [];
      // A visitor can scroll to a picture in a carousel or a scrolling row, so the picture counts as visible.
      const scroller = holders.findIndex(
        ({ element, style }) =>
          (/auto|scroll/.test(style.overflow) || element.matches('[data-track]')) &&
          (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
      );
      const scrolls = scroller >= 0;
      const window: Rect = {
        left: scrolls ? -Infinity : 0,
        top: -Infinity,
        right: scrolls ? Infinity : document.documentElement.clientWidth,
        bottom: Infinity,
      };
      const seen = holders
        .slice(0, scrolls ? scroller : undefined)
        .filter(
          ({ element, style }) => element !== document.documentElement && /hidden|clip/.test(style.overflowX),
        )
        .reduce(
          (rest, { element }) => meet(rest, element.getBoundingClientRect()),
          meet(plain(rect), window),
        );
      const { objectFit, objectPosition } = getComputedStyle(picture);
      const [x = 50, y = 50] = objectPosition.split(' ').map((word) => Number.parseFloat(word));
      const button =
        picture instanceof HTMLVideoElement
          ? picture.parentElement?.querySelector(':scope > button')
          : [...(picture.closest('a')?.querySelectorAll(':scope > span') ?? [])].find(
              (span) => !span.contains(picture),
            );
      return [
        {
          src,
          fit: objectFit,
          at: [x / 100, y / 100] as const,
          box: plain(rect),
          seen,
          button: button ? plain(button.getBoundingClientRect()) : undefined,
        },
      ];
    },
  );
}

const known = new Map(
  Object.entries({
    ...artwork,
    ...Object.fromEntries(Object.entries(films).map(([name, film]) => [`film-${name}`, film])),
  }),
);

/** Returns the box of the whole picture, including parts that are cut off, in px. */
function wholeOf({ fit, at, box }: Placed, size: { readonly width: number; readonly height: number }): Rect {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const scale =
    fit === 'cover'
      ? Math.max(width / size.width, height / size.height)
      : Math.min(width / size.width, height / size.height);
  const [stretched, tall] = fit === 'fill' ? [width, height] : [size.width * scale, size.height * scale];
  const left = box.left + (width - stretched) * at[0];
  const top = box.top + (height - tall) * at[1];
  return { left, top, right: left + stretched, bottom: top + tall };
}

function areaIn(whole: Rect, { left, top, right, bottom }: SafeArea): Rect {
  const [width, height] = [whole.right - whole.left, whole.bottom - whole.top];
  return {
    left: whole.left + width * left,
    top: whole.top + height * top,
    right: whole.left + width * right,
    bottom: whole.top + height * bottom,
  };
}

const overlap = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Returns what is wrong with a picture. Undefined: the whole safe area is visible. */
function faultOf(placed: Placed): string | undefined {
  const name = /([\w-]+?)(?:\.still)?\.(?:svg|png)/.exec(placed.src)?.[1] ?? '';
  const picture = known.get(name);
  if (!picture?.safe) return undefined;
  const whole = wholeOf(placed, picture);
  const area = areaIn(whole, picture.safe);
  const [width, height] = [whole.right - whole.left, whole.bottom - whole.top];
  const cut = [
    ['left', (placed.seen.left - area.left) / width],
    ['top', (placed.seen.top - area.top) / height],
    ['right', (area.right - placed.seen.right) / width],
    ['bottom', (area.bottom - placed.seen.bottom) / height],
  ] as const;
  const faults = cut
    .filter(([, share]) => share > TOLERANCE)
    .map(([side, share]) => `${Math.round(share * 100)}% cut on the ${side}`);
  const covered = placed.button ? overlap(placed.button, area) / overlap(placed.button, placed.button) : 0;
  if (covered > COVERED_MOST) faults.push(`${Math.round(covered * 100)}% under the button`);
  return faults.length === 0 ? undefined : `${name}: ${faults.join(', ')}`;
}

const nextFrame = (page: Page) => page.evaluate(() => new Promise<number>(requestAnimationFrame));

/** Returns the pictures that are cut off at the current width of the window. */
export async function cutNow(page: Page): Promise<string[]> {
  for (let frame = 0; ; frame += 1) {
    const faults = (await page.evaluate(placedPictures)).flatMap((placed) => faultOf(placed) ?? []);
    if (faults.length === 0 || frame === FRAMES_TO_SETTLE) return faults;
    await nextFrame(page);
  }
}

/**
 * Sets the width of the window, in px, and waits until all pictures have loaded and all texts use their final fonts.
 */
export async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // A busy browser may still report the old width.
  await page.waitForFunction((wanted) => matchMedia(`(width: ${wanted}px)`).matches, width);
  await untilWhole(page);
}

export async function cutPictures(
  page: Page,
  widths: readonly number[] = [...QUICK_PX, ...OTHER_PX],
): Promise<string[]> {
  const faults: string[] = [];
  if ((await page.locator('img, video').count()) === 0) return faults;
  for (const width of widths) {
    await widen(page, width);
    faults.push(...(await cutNow(page)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}
