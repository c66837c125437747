/**
 * Styles of a `dialog` or popover over the page, and of its backdrop. Set two properties of the panel for the start of
 * the animation: `--modal-away` is its `translate`, and `--modal-fade` is its opacity. To keep the CSS of pages small,
 * this is a plain string without unnecessary spaces, and not `css` of styled-components.
 */
export const modalPanelCss: string =
  'padding:0;background:var(--color-surface);color:var(--color-text);box-shadow:var(--shadow-float);overscroll-behavior:contain;' +
  '&,&::backdrop{opacity:var(--modal-fade);translate:var(--modal-away);transition:opacity var(--duration-slow) var(--ease-out),translate var(--duration-slow) var(--ease-out),overlay var(--duration-slow) allow-discrete,display var(--duration-slow) allow-discrete}' +
  '&::backdrop{--modal-fade:0;--modal-away:0 0;background:color-mix(in srgb,var(--night) 70%,transparent)}' +
  '&:is([open],:popover-open),&:is([open],:popover-open)::backdrop{opacity:1;translate:0 0;@starting-style{opacity:var(--modal-fade);translate:var(--modal-away)}}';
