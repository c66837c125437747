import { css, keyframes } from 'styled-components';

/**
 * Distance of the thread (the decorative line down the page) from the edge of the screen. On wide pages, the thread is
 * in the page's margin.
 */
const IN = 'max(4px, calc((100% - 84rem) / 2 + 1rem))';
/** Width of the thread, which is a bundle of three lines, px. */
const BUNDLE = 10;
/**
 * The height in which the thread changes from one side of the page to the other: the space at the end of a large
 * section. Only the thread is in this space.
 */
const ACROSS = 'var(--space-section)';
/** The height in which the thread appears below the hero, and disappears above the footer. */
const FADE = '6rem';

const INTERNET = 'var(--color-internet-fill)';
const PHONE = 'var(--color-phone-fill)';
const BUSINESS = 'var(--color-business-fill)';

/**
 * Returns a mask in the shape of one line of the thread from one side of the page to the other. The line crosses at
 * half the height of the mask, which stretches to any size. Unlike an SVG background picture, a mask can show the
 * theme's colors.
 */
const strand = (middle: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1000 112' preserveAspectRatio='none'%3E%3Cpath d='M1 0V24C1 70 60 ${middle} 999 42 999 88V112' fill='none' stroke='black' stroke-width='2' vector-effect='non-scaling-stroke'/%3E%3C/svg%3E")`;

const grow = keyframes`from { scale: 1 0; }`;
const cross = keyframes`from { clip-path: inset(0 100% 0 0); }`;

/**
 * Draws the thread step by step while the visitor scrolls, in browsers with CSS scroll timelines. In other browsers,
 * the thread is complete from the start.
 */
const drawn = (name: ReturnType<typeof keyframes>, from: string, to: string) => css`
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      animation: ${name} linear both;
      animation-timeline: view(block 0px 30%);
      animation-range: entry-crossing ${from} entry-crossing ${to};
    }
  }
`;

/** Elements that a block of a page can be. The thread does not run beside dialogs and scripts. */
const BLOCK = ':is(section, div, skein-enhancer, skein-island)';

/**
 * An element that the host may add between two blocks. `NEXT` selects the block after a block. Between the two, there
 * are no such elements, one (an island's props), or four (the end of the first view).
 */
const BETWEEN = '+ :is(style, template, script)';
const NEXT = [0, 1, 4].map((count) => `${BETWEEN.repeat(count)} + ${BLOCK}:not([data-bare])`);

/**
 * Selects a block at whose end the thread crosses the page: a block on the page's own background before a block with
 * another background. The space between these two blocks is large. Between two blocks on the page's own background, the
 * space is small, so the thread runs straight on.
 */
const CROSSED = `:is([data-bare], :is(skein-enhancer, skein-island):has([data-bare]:last-child)):has(${NEXT.join()})`;
/** Largest number of times that the thread crosses a page. */
const CROSSINGS = 2;

/** Styles that lead the thread down the right edge after the first crossing, the left edge after the second, and so on. */
const sides = Array.from(
  { length: CROSSINGS },
  (_, index) => `
    & ~ :nth-child(${index + 1} of ${CROSSED}) {
      --thread-across: ${ACROSS};

      & ~ * {
        --thread-at: ${(index + 1) % 2};
      }
    }
  `,
).join('');

/**
 * Returns styles that draw the thread, a decorative line from a hero to the bottom of the page. The thread runs down
 * the left edge of the blocks, and changes to the other edge where the page's own background ends. The thread is behind
 * the content of each block, and moves nothing. The thread appears if at least two blocks follow the hero. Phones do
 * not show it, because there is no margin beside the words.
 * @param hero selects the element of the page that holds the hero
 */
const threadFrom = (hero: '&' | ':has(> &)') => css`
  @media screen and (width >= 48rem) {
    ${hero}:not(:has(~ ${BLOCK} ~ ${BLOCK})) ~ * {
      --thread: none;
    }

    ${hero} {
      & ~ :is(skein-enhancer, skein-island) {
        display: block;
      }

      & ~ * {
        --thread-from: ${FADE};
      }

      & ~ ${BLOCK} ~ ${BLOCK} {
        --thread-from: 0px;
      }

      & ~ :nth-last-child(1 of ${BLOCK}) {
        --thread-to: ${FADE};
      }

      ${sides}

      & ~ :is(section, div),
      & ~ :is(skein-enhancer, skein-island) > :is(section, div:not(:has(> section))),
      & ~ :is(skein-enhancer, skein-island) > div > section {
        position: relative;
        isolation: isolate;

        &::before,
        &::after {
          content: var(--thread, '');
          position: absolute;
          z-index: -1;
          pointer-events: none;
        }

        &::before {
          inset-block: 0 var(--thread-across, 0px);
          inset-inline-start: calc(${IN} + var(--thread-at, 0) * (100% - 2 * ${IN} - ${BUNDLE}px));
          inline-size: ${BUNDLE}px;
          background: linear-gradient(
            90deg,
            ${INTERNET} 2px,
            #0000 2px 4px,
            ${PHONE} 4px 6px,
            #0000 6px 8px,
            ${BUSINESS} 8px
          );
          mask: linear-gradient(#0000, #000 var(--thread-from) calc(100% - var(--thread-to, 0px)), #0000);
          transform-origin: top;
          ${drawn(grow, '0%', '100%')}
        }

        &::after {
          inset: auto ${IN} 0;
          block-size: var(--thread-across, 0px);
          scale: calc(1 - 2 * var(--thread-at, 0)) 1;
          background: linear-gradient(
            90deg,
            ${INTERNET} 3px,
            ${PHONE} 3px 7px,
            ${BUSINESS} 7px 11px,
            ${PHONE} 50%,
            ${INTERNET} calc(100% - 11px) calc(100% - 7px),
            ${PHONE} calc(100% - 7px) calc(100% - 3px),
            ${BUSINESS} calc(100% - 3px)
          );
          mask:
            ${strand('46 200 46S600 76 800 58S')} 0 0 / calc(100% - 8px) 100% no-repeat,
            ${strand('44 200 42S620 18 800 38S')} 4px 0 / calc(100% - 8px) 100% no-repeat,
            ${strand('58 200 56S580 54 800 50S')} 8px 0 / calc(100% - 8px) 100% no-repeat;
          ${drawn(cross, '0px', '160px')}
        }
      }
    }
  }
`;

/** Draws the thread (the decorative line down the page) below a hero that is a direct child of the page. */
export const threadBelow = threadFrom('&');
/**
 * Draws the thread (the decorative line down the page) below a hero inside another element, which starts the hero's
 * script.
 */
export const threadBelowScripted = threadFrom(':has(> &)');
