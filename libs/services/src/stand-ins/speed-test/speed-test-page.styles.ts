/**
 * The page's only style sheet. At the widths in its media queries, the iframe around the page changes its
 * height.
 */
export const SPEED_TEST_CSS = `
:root { color-scheme: dark; --ink: #0e1729; --sunken: #080f1d; --line: #2b3852; --text: #fbf7f0; --muted: #b7c0cf; --accent: #4fe3cb; --on-accent: #06231f; --focus: #ffc65c; --end: #b79dff; }
* { box-sizing: border-box; }
html, body { margin: 0; min-block-size: 100%; }
body { display: grid; min-block-size: 100dvh; background: var(--ink); color: var(--text); font: 1rem/1.5 Figtree, "Figtree Fallback", system-ui, sans-serif; }
main { display: grid; align-content: center; gap: 1rem; inline-size: min(56rem, 100%); margin-inline: auto; padding: 1.25rem clamp(1rem, 5vw, 2.5rem); }
h1 { margin: 0; font: 700 1.375rem/1.2 "Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif; letter-spacing: -0.02em; text-wrap: balance; }
.dial { position: relative; display: grid; align-content: end; justify-items: center; inline-size: min(100%, 22rem); aspect-ratio: 2; margin: 0 auto; line-height: 1.1; }
.dial::before { content: ""; position: absolute; inset: 0; background: conic-gradient(from -90deg at 50% 100%, var(--accent), var(--end) calc(var(--share, 0) * 180deg), var(--line) 0); mask: repeating-radial-gradient(circle at 50% 100%, #000 0 2.5px, #0000 3px 7px) intersect, radial-gradient(50% 100% at 50% 100%, #0000 76%, #000 76.5% 99%, #0000 99.5%); }
.dial b { font: 700 clamp(2.5rem, 12vw, 3.5rem)/1 "Bricolage Grotesque", "Bricolage Fallback", system-ui, sans-serif; font-variant-numeric: tabular-nums; letter-spacing: -0.03em; }
.dial span { color: var(--muted); font-size: 0.9375rem; }
.side { display: grid; gap: 1rem; }
dl { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.5rem; margin: 0; }
dl div { padding-block-start: 0.5rem; border-block-start: 2px solid var(--line); }
dl .download { border-color: #4fe3cb; }
dl .upload { border-color: #b79dff; }
dl .latency { border-color: #ffc65c; }
dt { color: var(--muted); font-size: 0.875rem; }
dd { margin: 0; font-weight: 650; font-size: 1.25rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dd small { display: block; color: var(--muted); font-size: 0.8125rem; font-weight: 400; }
.act { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; }
button { min-block-size: 2.75rem; padding-inline: 1.5rem; border: 1px solid transparent; border-radius: 999px; background: var(--accent); color: var(--on-accent); font: 650 1rem/1 Figtree, "Figtree Fallback", system-ui, sans-serif; cursor: pointer; }
button:hover { filter: brightness(1.08); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
[role="status"] { flex: 1 1 12rem; min-block-size: 3em; margin: 0; align-content: center; }
.note, noscript p { margin: 0; text-wrap: pretty; color: var(--muted); font-size: 0.8125rem; }
noscript p { color: var(--text); font-size: 1rem; }
@media (min-width: 46rem) { main { grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); align-items: center; column-gap: 3rem; } }
@media (min-width: 54rem) { main { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); inline-size: min(62rem, 100%); } .dial { inline-size: min(100%, 27rem); } }
@media (max-width: 15rem) { dl { grid-template-columns: minmax(0, 1fr); } }
@media (forced-colors: active) { .dial::before { forced-color-adjust: none; --accent: Highlight; --end: Highlight; --line: GrayText; } }
`;
