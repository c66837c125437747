import { css, keyframes } from 'styled-components';

/** Distance of the line from the edge of the screen. On wide pages, the line is in the page's margin. */
const IN = 'max(4px, calc((100% - 84rem) / 2 + 1rem))';
/** Width of the bundle of lines, px. `ACROSS` is the height in which the bundle changes from side to side. */
const BUNDLE = 10;
const ACROSS = '4rem';

const INTERNET = 'var(--color-internet-fill)';
const PHONE = 'var(--color-phone-fill)';
const BUSINESS = 'var(--color-business-fill)';

/**
 * Returns a mask in the shape of a line from one side to the other side. The mask stretches to any width. A
 * mask can show the theme's colors, but an SVG background picture cannot.
 */
const strand = (middle: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 64" preserveAspectRatio="none"><path d="M1 0C1 46 60 ${middle} 999 18 999 64" fill="none" stroke="#000" stroke-width="2" vector-effect="non-scaling-stroke"/></svg>`,
  )}")`;

const grow = keyframes`from { scale: 1 0; }`;
const cross = keyframes`from { clip-path: inset(0 100% 0 0); }`;

/**
 * Draws the line step by step while the visitor scrolls, in browsers with CSS scroll timelines. In other
 * browsers, the line is complete from the start.
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

/** Elements that a block of a page can be. Dialogs and scripts have no place beside the line. */
const BLOCK = ':is(section, div, skein-enhancer, skein-island)';

/**
 * Returns styles that draw one line from a hero to the bottom of the page: down the left edge of a block, across
 * the block's end, and down the right edge of the next block. The line is behind the content of each block, and
 * moves nothing. Every hero begins the line if at least two blocks follow it. Phones do not show the line, because
 * there is no margin beside the words.
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

/** The line of a hero that is itself an element of the page. */
export const threadBelow = threadFrom('&');
/** The line of a hero inside the element that gives it script. */
export const threadBelowScripted = threadFrom(':has(> &)');
