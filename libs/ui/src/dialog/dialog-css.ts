import { modalPanelCss } from '../modal/modal-panel-css.ts';
import { sizes } from './dialog.sizes.ts';

const widths = Object.entries(sizes)
  .map(([name, width]) => `[data-dialog=${name}]{--dialog-width:${width}}`)
  .join('');

const inPlace =
  'display:block;position:relative;max-block-size:none;margin:var(--space-8) auto;opacity:1;translate:none';

/**
 * Styles of a dialog in the middle of the screen, `<dialog data-dialog="medium"><div>…`. Every page contains
 * them as plain CSS. The dialog fades in and moves up a little. The inner `div` fills the dialog, so a click on
 * the `dialog` element itself is a click outside the panel. `data-close` marks the round × button that closes a
 * dialog, a drawer or a toast. Without scripts, a link to a dialog, or to a place in it, makes its content visible in the page.
 */
export const dialogCss: string =
  widths +
  `[data-dialog]{${modalPanelCss};--modal-fade:0;--modal-away:0 1rem;inline-size:min(var(--dialog-width),100% - 2rem);inset-block:var(--unseen-above,0) var(--unseen-below,0);max-block-size:calc(100dvb - var(--unseen-above,0px) - var(--unseen-below,0px) - 2rem);border:1px solid transparent;border-radius:var(--radius-large)}` +
  '[data-dialog]>div{padding:min(.75rem + 2.5vw,2.25rem,6.5vi)}' +
  '[data-dialog]>div>[data-corner]{position:sticky;inset-block-start:var(--space-3);z-index:2;inline-size:fit-content;margin-inline-start:auto;margin-block-end:-2.75rem;border-radius:50%;background:var(--color-surface)}' +
  '[data-close]{display:inline-grid;flex:none;place-items:center;inline-size:2.75rem;block-size:2.75rem;padding:0;border:1px solid transparent;border-radius:50%;background:transparent;color:inherit;cursor:pointer;transition:background-color var(--duration-fast) var(--ease-out)}' +
  '[data-close]:hover{background:color-mix(in srgb,currentColor 9%,transparent)}' +
  `@media(scripting:none){[data-dialog]:is(:target,:has(:target)):not([open]){${inPlace}}@supports not selector(:open){[data-dialog]:not([open]){${inPlace}}}}`;
