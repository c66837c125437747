import { enlargedText } from '../tokens/widths.ts';

/**
 * The styles that all buttons (`data-pill`) have in common: a pill whose edge lights up under the pointer.
 * Every page contains these styles as plain CSS. `Pill` sets the colors.
 */
export const pillCss: string = `
[data-pill]{max-inline-size:100%;align-items:center;justify-content:center;gap:.625em;border:1.5px solid var(--button-line);border-radius:var(--radius-pill);background:var(--button-fill);color:var(--button-text);font-family:var(--font-text);font-weight:600;line-height:1.2;word-spacing:.06em;text-align:center;text-decoration:none;white-space:normal;text-wrap:balance;cursor:pointer;transition-property:background-color,color,border-color,box-shadow,scale;transition-duration:var(--duration-medium);transition-timing-function:var(--ease-out)}
[data-pill]>span{min-inline-size:0}
[data-pill]>svg{inline-size:1.25em;block-size:1.25em;transition:translate var(--duration-medium) var(--ease-out)}
[data-pill]:focus-visible{background:var(--button-hover-fill);color:var(--button-hover-text)}
@media(hover:hover){[data-pill]:hover{background:var(--button-hover-fill);color:var(--button-hover-text);box-shadow:0 0 0 5px color-mix(in srgb,var(--button-halo) 20%,transparent)}
[data-pill]:hover>svg:last-child:not(:nth-child(1 of :not(style))){translate:.2em 0}}
[data-pill]:active{scale:.98}
[data-pill]:disabled,[data-pill][aria-disabled=true]{cursor:not-allowed;box-shadow:none;scale:none}
[data-pill]:disabled{--button-fill:var(--color-surface-sunken);--button-text:var(--color-text-muted);--button-hover-fill:var(--color-surface-sunken);--button-hover-text:var(--color-text-muted);--button-line:var(--color-line);--button-halo:transparent}
[data-pill][aria-busy=true]{cursor:progress}
:is(a,button)[aria-busy=true]:not([aria-disabled=true]){cursor:progress;box-shadow:inset 0 -3px;text-decoration:underline dotted}
${enlargedText}{[data-pill][data-pill]{padding-inline:.625rem;border-radius:min(var(--radius-pill),2rem)}}
`.replaceAll('\n', '');
