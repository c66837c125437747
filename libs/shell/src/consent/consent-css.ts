import { LOW_WINDOW_REM } from '@skein/ui';

/**
 * Styles of the banner and the settings of vanilla-cookieconsent, in the colors of the page. The library's own
 * style sheet is four times as long and uses no tokens. The document adopts these styles, because a page's
 * Content Security Policy allows adopted style sheets.
 */
export const consentCss: string = `
#cc-main{position:relative;z-index:60;color:var(--color-text);font:400 1rem/1.5 var(--font-text,system-ui,sans-serif)}
#cc-main :is(p,h2,button){margin:0}
#cc-main :is(.cm,.pm){position:fixed;box-sizing:border-box;display:flex;flex-direction:column;visibility:hidden;opacity:0;translate:0 1rem;
  overflow:hidden;border:1px solid var(--color-line);border-radius:var(--radius-large);background:var(--color-surface-raised);box-shadow:var(--shadow-float);
  transition:opacity var(--duration-slow) var(--ease-out),translate var(--duration-slow) var(--ease-out),visibility var(--duration-slow)}
.show--consent #cc-main .cm,.show--preferences #cc-main .pm{visibility:visible;opacity:1;translate:0 0}
#cc-main :is(.cm,.pm) [tabindex="-1"]:focus{outline:0}
#cc-main .cm{inset-block-end:max(var(--space-4),env(safe-area-inset-bottom));inset-inline-start:var(--space-4);inline-size:min(28rem,100vi - 2*var(--space-4));
  max-block-size:calc(100dvb - 2*var(--space-4))}
#cc-main .cm__body{display:flex;flex-direction:column;gap:var(--space-4);min-block-size:0;padding:var(--space-5);overflow:auto}
#cc-main .cm__texts{display:grid;gap:var(--space-2)}
#cc-main :is(.cm__title,.pm__title){font-family:var(--font-heading,inherit);font-size:1.25rem;font-weight:600;line-height:1.25;text-wrap:balance}
#cc-main .cm__desc{color:var(--color-text-muted);font-size:var(--text-small)}
#cc-main :is(.cm__btns,.cm__btn-group){display:flex;flex-wrap:wrap;gap:var(--space-2)}
#cc-main .cm__btn-group{display:contents}
#cc-main :is(.cm__btn,.pm__btn){flex:1 1 auto;min-block-size:2.75rem;padding:.5rem 1.125rem;border:1.5px solid var(--color-text);border-radius:var(--radius-pill);
  background:var(--color-text);color:var(--color-surface);font:600 .9375rem/1.2 var(--font-text,inherit);text-align:center;cursor:pointer;
  transition:background-color var(--duration-fast) var(--ease-out),color var(--duration-fast) var(--ease-out)}
#cc-main :is(.cm__btn--secondary,.pm__btn--secondary){background:transparent;color:var(--color-text)}
#cc-main :is(.cm__btn,.pm__btn):hover{border-color:var(--color-accent);background:var(--color-accent);color:var(--color-on-accent)}
#cc-main :focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}
#cc-main a{color:var(--color-link)}
#cc-main .pm-overlay{position:fixed;inset:0;visibility:hidden;opacity:0;background:color-mix(in srgb,var(--night) 70%,transparent);
  transition:opacity var(--duration-slow) var(--ease-out),visibility var(--duration-slow)}
.show--preferences #cc-main .pm-overlay{visibility:visible;opacity:1}
.show--preferences{overflow:clip}
#cc-main .pm{inset:0;inline-size:min(42rem,100% - 2rem);block-size:fit-content;max-block-size:calc(100dvb - 2rem);margin:auto}
#cc-main .pm__header{display:flex;align-items:center;justify-content:space-between;gap:var(--space-4);padding:var(--space-4) var(--space-5);border-block-end:1px solid var(--color-line)}
#cc-main .pm__close-btn{display:grid;place-items:center;flex:none;inline-size:2.75rem;block-size:2.75rem;padding:0;border:0;border-radius:50%;background:transparent;color:inherit;cursor:pointer}
#cc-main .pm__close-btn:hover{background:color-mix(in srgb,currentColor 9%,transparent)}
#cc-main svg{display:block;fill:none;stroke:currentColor;inline-size:1.25rem;block-size:1.25rem}
#cc-main .pm__body{flex:1 1 auto;min-block-size:0;padding:var(--space-4) var(--space-5);overflow:auto;overscroll-behavior:contain}
#cc-main .pm__section{color:var(--color-text-muted);font-size:var(--text-small)}
#cc-main .pm__section-desc>p+p,#cc-main .pm__section-desc+p{margin-block-start:var(--space-2)}
#cc-main .pm__section-toggles{display:grid;gap:var(--space-3);margin-block-start:var(--space-4)}
#cc-main .pm__section--toggle{border:1px solid var(--color-line);border-radius:var(--radius-medium);overflow:clip}
#cc-main .pm__section-title-wrapper{position:relative;display:flex;align-items:center}
#cc-main button.pm__section-title{flex:1;min-block-size:3.25rem;padding:.75rem 5.5rem .75rem 2.75rem;border:0;border-radius:inherit;background:transparent;color:inherit;font:600 1rem/1.35 var(--font-text,inherit);text-align:start;cursor:pointer}
#cc-main button.pm__section-title:focus-visible{outline-offset:-4px}
#cc-main .pm__section-arrow{position:absolute;inset-inline-start:1rem;pointer-events:none}
#cc-main .pm__section-arrow svg{inline-size:1rem;block-size:1rem;transition:rotate var(--duration-fast) var(--ease-out)}
#cc-main .is-expanded .pm__section-arrow svg{rotate:180deg}
#cc-main .pm__section-desc-wrapper[aria-hidden=true]{display:none}
#cc-main .pm__section--toggle .pm__section-desc{padding:0 1rem 1rem 2.75rem;color:var(--color-text-muted);font-size:var(--text-small)}
#cc-main .section__toggle-wrapper{position:absolute;inset-inline-end:1rem;inline-size:3.25rem;block-size:2rem;cursor:pointer}
#cc-main .section__toggle{appearance:none;position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;border-radius:var(--radius-pill);background:transparent;cursor:inherit;z-index:1}
#cc-main .toggle__icon{position:absolute;inset:0;box-sizing:border-box;border:2px solid var(--color-line-strong);border-radius:var(--radius-pill);background:var(--color-surface);transition:background-color var(--duration-fast) var(--ease-out)}
#cc-main .toggle__icon-circle{position:absolute;inset-block-start:.25rem;inset-inline-start:.25rem;inline-size:1.25rem;block-size:1.25rem;border-radius:50%;background:var(--color-line-strong);color:var(--color-surface);transition:translate var(--duration-fast) var(--ease-out)}
#cc-main .toggle__icon-circle span{position:absolute;inset:0}
#cc-main .toggle__icon-circle svg{inline-size:100%;block-size:100%;scale:.65}
#cc-main :not(:checked)~.toggle__icon .toggle__icon-on,#cc-main :checked~.toggle__icon .toggle__icon-off{display:none}
#cc-main :checked~.toggle__icon{border-color:var(--color-accent);background:var(--color-accent)}
#cc-main :checked~.toggle__icon .toggle__icon-circle{translate:1.25rem 0;background:var(--color-on-accent);color:var(--color-accent)}
#cc-main .section__toggle:disabled{cursor:not-allowed}
#cc-main :disabled~.toggle__icon{border-color:var(--color-line-strong);background:var(--color-line-strong)}
#cc-main :disabled~.toggle__icon .toggle__icon-circle{background:var(--color-surface);color:var(--color-line-strong)}
#cc-main .toggle__label{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
#cc-main .pm__footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:var(--space-2);padding:var(--space-4) var(--space-5);border-block-start:1px solid var(--color-line)}
#cc-main .pm__btn-group{display:flex;flex:1 1 auto;flex-wrap:wrap;gap:var(--space-2)}
@media(width<=40rem){#cc-main .cm{inset-inline:var(--space-2);inset-block-end:max(var(--space-2),env(safe-area-inset-bottom));inline-size:auto;max-block-size:calc(100dvb - 2*var(--space-2))}
#cc-main .cm__body{gap:var(--space-3);padding:var(--space-4)}
#cc-main .pm{inline-size:calc(100% - 2*var(--space-2));max-block-size:calc(100dvb - 2*var(--space-2))}
#cc-main :is(.pm__header,.pm__body,.pm__footer){padding-inline:var(--space-4)}
#cc-main :is(.pm__footer,.pm__btn-group){gap:var(--space-2)}}
@media(height<${LOW_WINDOW_REM}rem){#cc-main{position:static}#cc-main .cm{position:absolute;z-index:60;inset-block:var(--header-height) auto;max-block-size:none}}
@media(forced-colors:active){#cc-main :checked~.toggle__icon{background:Highlight}#cc-main .toggle__icon-circle{background:CanvasText}}
@media print{#cc-main{display:none}}
`;
