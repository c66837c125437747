/**
 * Styles of a `dialog` or popover over the page, and of the backdrop between them. Set on the panel
 * `--modal-away`, the `translate` that it opens from, and `--modal-fade`, its opacity there.
 *
 * This is text instead of styled-components' `css`, so that its type is a string. It has no unneeded spaces,
 * because pages would load them.
 */
export const modalPanelCss: string =
  'padding:0;background:var(--color-surface);color:var(--color-text);box-shadow:var(--shadow-float);overscroll-behavior:contain;' +
  '&,&::backdrop{opacity:var(--modal-fade);translate:var(--modal-away);transition:opacity var(--duration-slow) var(--ease-out),translate var(--duration-slow) var(--ease-out),overlay var(--duration-slow) allow-discrete,display var(--duration-slow) allow-discrete}' +
  '&::backdrop{--modal-fade:0;--modal-away:0 0;background:color-mix(in srgb,var(--night) 70%,transparent)}' +
  '&:is([open],:popover-open),&:is([open],:popover-open)::backdrop{opacity:1;translate:0 0;@starting-style{opacity:var(--modal-fade);translate:var(--modal-away)}}';
