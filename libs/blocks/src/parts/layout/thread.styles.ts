import { css, keyframes } from 'styled-components';

/** Distance of the thread from the edge of the screen. On wide pages, the thread is in the page's margin. */
const IN = 'max(4px, calc((100% - 84rem) / 2 + 1rem))';
/**
 * Width of the thread, which is a bundle of three lines, px. `ACROSS` is the height in which the thread changes from
 * one side of the page to the other.
 */
const BUNDLE = 10;
const ACROSS = '4rem';

const INTERNET = 'var(--color-internet-fill)';
const PHONE = 'var(--color-phone-fill)';
const BUSINESS = 'var(--color-business-fill)';

/**
 * Returns a mask in the shape of one line of the thread from one side of the page to the other. The mask stretches to
 * any width. Unlike an SVG background picture, a mask can show the theme's colors.
 */
const strand = (middle: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 64" preserveAspectRatio="none"><path d="M1 0C1 46 60 ${middle} 999 18 999 64" fill="none" stroke="#000" stroke-width="2" vector-effect="non-scaling-stroke"/></svg>`,
  )}")`;

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
 * Returns styles that draw the thread, a decorative line from a hero to the bottom of the page: down the left edge of a
 * block, across the block's end, and down the right edge of the next block. The thread is behind the content of each
 * block, and moves nothing. It appears if at least two blocks follow the hero. Phones do not show it, because there is
 * no margin beside the words.
 * @param hero selects the element of the page that holds the hero
 */
const threadFrom = (hero: '&' | ':has(> &)') => css`
  @media screen and (width >= 48rem) {
    ${hero}:has(~ ${BLOCK} ~ ${BLOCK}) {
      & ~ :is(skein-enhancer, skein-island) {
        display: block;
      }

      & ~ :nth-child(odd of ${BLOCK}) {
        --thread-at: 1;
      }

      & ~ :nth-last-child(1 of ${BLOCK}) {
        --thread-across: 0px;
      }

      & ~ :is(section, div),
      & ~ :is(skein-enhancer, skein-island) > :is(section, div:not(:has(> section))),
      & ~ :is(skein-enhancer, skein-island) > div > section {
        position: relative;
        isolation: isolate;

        &::before,
        &::after {
          content: '';
          position: absolute;
          z-index: -1;
          pointer-events: none;
        }

        &::before {
          inset-block: 0 var(--thread-across, ${ACROSS});
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
          transform-origin: top;
          ${drawn(grow, '0%', '100%')}
        }

        &::after {
          inset: auto ${IN} 0;
          block-size: var(--thread-across, ${ACROSS});
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
            ${strand('22 200 22S600 52 800 34S')} 0 0 / calc(100% - 8px) 100% no-repeat,
            ${strand('44 200 42S620 18 800 38S')} 4px 0 / calc(100% - 8px) 100% no-repeat,
            ${strand('34 200 32S580 30 800 26S')} 8px 0 / calc(100% - 8px) 100% no-repeat;
          ${drawn(cross, '0px', '160px')}
        }
      }
    }
  }
`;

/** Draws the thread below a hero that is a direct child of the page. */
export const threadBelow = threadFrom('&');
/** Draws the thread below a hero inside another element, which starts the hero's script. */
export const threadBelowScripted = threadFrom(':has(> &)');
