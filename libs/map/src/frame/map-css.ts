/**
 * Styles of every map. The document adopts them as a separate style sheet, because the style policy of a page
 * allows this. The canvas of the bundled map is always light, so the buttons and texts on the map have the
 * colors of the light theme.
 */
const mapCss = `
.skein-map{position:relative;block-size:100%;overflow:hidden;isolation:isolate;background:var(--color-surface-sunken,#f3ecdf);color:var(--color-text,#0e1729);
  font-family:var(--font-text,system-ui,sans-serif);-webkit-tap-highlight-color:transparent}
.skein-map [data-map=canvas]{position:absolute;inset:0}
.skein-map [data-map=overlay]{position:absolute;inset-block-start:0;left:0;inline-size:0;block-size:0}
.skein-map [data-map=pins]{position:absolute;inset-block-start:0;left:0;inline-size:0;block-size:0}
.skein-map [data-map=pins]>:where(button){position:absolute;inset-block-start:0;left:0;box-sizing:border-box;padding:0;margin:0;border:0;
  background:none;color:inherit;font:inherit;cursor:pointer;touch-action:inherit}
.skein-map [data-map=pin]{inline-size:26px;block-size:35px;margin:-34px 0 0 -13px}
.skein-map [data-map=pin][data-size=bold]{inline-size:33px;block-size:44px;margin:-43px 0 0 -16.5px;z-index:1}
.skein-map [data-map=pin][data-size=selected]{inline-size:42px;block-size:56px;margin:-55px 0 0 -21px;z-index:3;
  cursor:default}
.skein-map [data-map=pin] svg{display:block;inline-size:100%;block-size:100%;overflow:visible;
  filter:drop-shadow(0 1px 2px color-mix(in srgb,var(--ink,#0e1729) 32%,transparent));transition:transform 150ms cubic-bezier(.2,.8,.2,1);transform-origin:50% 100%}
.skein-map [data-map=pin] path{fill:#fff;stroke:var(--color-coming-soon,#1b4eae);stroke-width:2.25}
.skein-map [data-map=pin] circle{fill:none;stroke:var(--color-coming-soon,#1b4eae);stroke-width:2.25}
.skein-map [data-map=pin][data-ready=true] path{fill:var(--color-accent,#00655e);stroke:#fff;stroke-width:1.75}
.skein-map [data-map=pin][data-ready=true] circle{fill:#fff;stroke:none}
.skein-map [data-map=pin][data-size=selected] path{fill:var(--color-text,#0e1729);stroke:#fff;stroke-width:1.75}
.skein-map [data-map=pin][data-size=selected] circle{fill:var(--color-accent-soft,#d5f0ea);stroke:none}
.skein-map [data-map=pin][data-size=selected][data-ready=false] circle{fill:none;stroke:var(--color-coming-soon-surface,#e1ebff);stroke-width:2.5}
.skein-map [data-map=cluster]{display:grid;place-items:center;inline-size:36px;block-size:36px;margin:-18px 0 0 -18px;
  border:2px solid #fff;border-radius:50%;background:var(--color-coming-soon,#1b4eae);color:#fff;font-size:13px;
  font-weight:600;font-variant-numeric:tabular-nums;line-height:1;box-shadow:0 0 0 5px color-mix(in srgb,var(--color-coming-soon,#1b4eae) 20%,transparent),0 1px 4px color-mix(in srgb,var(--ink,#0e1729) 25%,transparent)}
.skein-map [data-map=cluster][data-ready=true]{background:var(--color-accent,#00655e);box-shadow:0 0 0 5px color-mix(in srgb,var(--color-accent,#00655e) 20%,transparent),0 1px 4px color-mix(in srgb,var(--ink,#0e1729) 25%,transparent)}
.skein-map [data-map=cluster][data-size=medium]{inline-size:44px;block-size:44px;margin:-22px 0 0 -22px;
  font-size:14px}
.skein-map [data-map=cluster][data-size=large]{inline-size:54px;block-size:54px;margin:-27px 0 0 -27px;
  font-size:15px}
.skein-map button:focus-visible{outline:3px solid var(--color-focus,#5a33c8);outline-offset:2px;z-index:4}
.skein-map [data-map=pin]:focus-visible{border-radius:var(--radius-small,8px)}
.skein-map [data-map=zoom]{position:absolute;inset-block-end:40px;inset-inline-end:12px;z-index:2;display:grid;overflow:hidden;
  border-radius:min(var(--radius-medium,12px),12px);background:#fff;box-shadow:0 0 0 1px color-mix(in srgb,var(--ink,#0e1729) 8%,transparent),0 4px 16px -4px color-mix(in srgb,var(--ink,#0e1729) 25%,transparent)}
.skein-map [data-map=zoom] button{display:grid;place-items:center;inline-size:44px;block-size:44px;padding:0;border:0;
  background:none;color:var(--color-text,#0e1729);cursor:pointer}
.skein-map [data-map=zoom] button+button{border-block-start:1px solid var(--color-line,#e4dccd)}
.skein-map [data-map=zoom] button[aria-disabled=true]{color:color-mix(in srgb,var(--ink,#0e1729) 35%,transparent);cursor:default}
.skein-map [data-map=zoom] button:focus-visible{outline-offset:-4px;border-radius:inherit}
.skein-map [data-map=zoom] svg{inline-size:20px;block-size:20px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.skein-map [data-map=note]{position:absolute;inset-block-end:0;inset-inline-end:0;z-index:2;margin:0;padding:2px 8px;
  max-inline-size:100%;box-sizing:border-box;border-start-start-radius:var(--radius-small,8px);background:#ffffffe0;color:var(--color-text-muted,#4d5666);font-size:11px;
  line-height:16px;text-wrap:pretty;pointer-events:none}
.skein-map .maplibregl-map{block-size:100%;overflow:hidden;position:relative}
.skein-map .maplibregl-canvas{position:absolute;inset-block-start:0;left:0}
.skein-map .maplibregl-canvas-container{block-size:100%}
.skein-map .maplibregl-canvas:focus-visible{outline:3px solid var(--color-focus,#5a33c8);outline-offset:-3px}
.skein-map .maplibregl-interactive{cursor:grab;user-select:none;-webkit-user-select:none}
.skein-map .maplibregl-interactive:active{cursor:grabbing}
.skein-map .maplibregl-control-container{display:none}
.skein-map .maplibregl-touch-zoom-rotate,.skein-map .maplibregl-touch-zoom-rotate .maplibregl-canvas{touch-action:pan-x pan-y}
.skein-map .maplibregl-touch-drag-pan,.skein-map .maplibregl-touch-drag-pan .maplibregl-canvas{touch-action:pinch-zoom}
.skein-map .maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan,
.skein-map .maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan .maplibregl-canvas{touch-action:none}
.skein-map .maplibregl-touch-drag-pan.maplibregl-cooperative-gestures,
.skein-map .maplibregl-touch-drag-pan.maplibregl-cooperative-gestures .maplibregl-canvas{touch-action:pan-x pan-y}
.skein-map .maplibregl-cooperative-gesture-screen{position:absolute;inset:0;z-index:5;display:grid;place-items:center;
  padding:16px;background:color-mix(in srgb,var(--ink,#0e1729) 60%,transparent);color:#fff;font-size:18px;text-align:center;opacity:0;pointer-events:none;
  transition:opacity .6s .6s}
.skein-map .maplibregl-cooperative-gesture-screen.maplibregl-show{opacity:1;transition:opacity .05s}
.skein-map .maplibregl-mobile-message{display:none}
@media (hover:hover){
.skein-map [data-map=pin]:not([aria-disabled=true]):hover{z-index:2}
.skein-map [data-map=pin]:not([aria-disabled=true]):hover svg{transform:scale(1.12)}
.skein-map [data-map=zoom] button:hover{background:var(--color-surface-sunken,#f3ecdf)}
}
@media (hover:none),(pointer:coarse){
.skein-map .maplibregl-desktop-message{display:none}
.skein-map .maplibregl-mobile-message{display:block}
}
@media (prefers-reduced-motion:reduce){.skein-map *{transition:none!important}}
@media (forced-colors:active){
.skein-map [data-map=cluster],.skein-map [data-map=zoom]{border:2px solid ButtonText!important;forced-color-adjust:none;
  background:ButtonFace!important;color:ButtonText!important}
.skein-map [data-map=pin]{forced-color-adjust:none}
}
`;

let sheet: CSSStyleSheet | undefined;

/** Adds the styles to the document or shadow root that contains an element. Adds them only once. */
export function adoptMapCss(element: Element): void {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(mapCss);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
