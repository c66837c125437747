import { askingCss } from '../asking/asking-marks.ts';
import { pillCss } from '../button/pill-css.ts';
import { dialogCss } from '../dialog/dialog-css.ts';
import { LOW_WINDOW_REM } from '../tokens/heights.ts';
import { proseCss } from '../rich-text/prose-css.ts';
import { printCss } from './print-css.ts';

const reset = `*,::before,::after{box-sizing:border-box}html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:calc(var(--below-header) + 1rem);interpolate-size:allow-keywords;tab-size:2}body{margin:0;min-block-size:100svh;background:var(--color-surface);color:var(--color-text);font:400 var(--text-body)/1.55 var(--font-text);-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;font-synthesis:none;overflow-wrap:break-word}h1,h2,h3,h4,h5,h6,p,figure,blockquote,dl,dd,pre,fieldset{margin:0}fieldset{border:0;padding:0;min-inline-size:0}legend{padding:0}ul,ol{margin:0;padding:0}:where(ul,ol)[role=list],:where(ul,ol)[class]{list-style:none}img,svg,video,canvas{display:block;max-inline-size:100%}img,video{block-size:auto}button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit}input,select,textarea{max-inline-size:100%}button{touch-action:manipulation}iframe{border:0}table{border-collapse:collapse}summary{cursor:pointer}[hidden]:not([hidden=until-found]){display:none!important}`;

const base = `h1,h2,h3,h4,h5,h6{font-family:var(--font-heading);font-weight:700;line-height:1.04;letter-spacing:-.028em;text-wrap:balance}p,li{text-wrap:pretty}:where(p,blockquote,dd,td,figcaption){white-space:pre-line;&:not(td){overflow-wrap:anywhere}}h1{font-size:var(--heading-1)}h2{font-size:var(--heading-2)}h3{font-size:var(--heading-3)}h4,h5,h6{font-size:var(--heading-4);line-height:1.2;letter-spacing:-.015em}a{color:var(--color-link);text-underline-offset:.18em;text-decoration-thickness:.07em}:where(:is(p,li,dd)>a[href^="tel:"]){display:inline-block}b,strong{font-weight:700}small{font-size:var(--text-small)}hr{border:0;border-block-start:1px solid var(--color-line);margin:0}::selection{background:var(--color-accent);color:var(--color-on-accent)}:focus-visible{outline:3px solid var(--color-focus);outline-offset:3px}dialog{color:inherit}html:has(dialog:modal){overflow:hidden;scrollbar-gutter:stable;background:color-mix(in srgb,var(--night) 70%,var(--paper))}`;

/**
 * Selects a block without its own background (`data-bare`), or an element around such a block. Elements that hosts and
 * frameworks put around a block have no class. The elements inside a block have classes.
 */
const BARE = ':is([data-bare],:not([class]):has([data-bare]:last-child))';
/**
 * Nested selectors: the element itself, or the first or second `style`, `template` or `script` element right after it.
 * `rhythm` uses them twice, and so allows up to four such elements.
 */
const UP_TO_TWO = ['&', ...[1, 2].map((count) => '+:is(style,template,script)'.repeat(count))].join();

/**
 * If two blocks without their own background follow each other, the second block has no space at its top. Up to
 * four `style`, `template` and `script` elements may be between the two blocks.
 */
const rhythm = `${BARE}{${UP_TO_TWO}{${UP_TO_TWO}{+[data-bare]>div{padding-block-start:0}}}}`;

const preferences = `@media(prefers-reduced-motion:reduce){*,::before,::after,::backdrop{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}::details-content{transition-duration:0s!important}}@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}@media(forced-colors:active){:focus-visible{outline-color:Highlight}[data-theme]{border-block:1px solid CanvasText}[data-pill]{background-color:Canvas}}`;

/**
 * In a low window (a phone held sideways, or a page enlarged to 400 %), lets sticky parts scroll away, because
 * they would cover half of the window.
 */
const lowWindow = `@media(height<${LOW_WINDOW_REM}rem){:root{--sticky:relative;--below-header:0px}html{scroll-padding-block-end:0!important}}`;

/**
 * All plain CSS of a page: reset, base elements, space between blocks, titles of forms, buttons, dialogs, text
 * from content, focus ring, and rules for reduced motion, forced colors and print. It must come after
 * `tokensCss`.
 */
export const globalCss: string =
  reset + base + rhythm + askingCss + pillCss + dialogCss + proseCss + lowWindow + preferences + printCss;

/**
 * Transitions between the pages of a site. The `<head>` of every page must contain this CSS. Otherwise the
 * browser cancels the transition and logs an error.
 */
export const pageTransitionsCss: string = `@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition-group(*){animation-duration:var(--duration-slow);animation-timing-function:var(--ease-out)}}`;
