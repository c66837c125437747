/**
 * The only style sheet of the account switcher. The server must send exactly this text, because the page's content
 * security policy contains a hash of it.
 */
export const ACCOUNTS_PAGE_CSS = `
:root { --surface: #fbf7f0; --card: #fff; --text: #0e1630; --muted: #4c566e; --line: #d8d2c4; --accent: #0b7a75; --on-accent: #fff; --danger: #a3231b; }
@media (prefers-color-scheme: dark) {
  :root { --surface: #0e1630; --card: #1a2444; --text: #f5f1e8; --muted: #b9c0d0; --line: #38445f; --accent: #5fd0c5; --on-accent: #0c1526; --danger: #ff9d92; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--text); font: 1.0625rem/1.55 system-ui, sans-serif; }
header { background: #0e1630; color: #fbf7f0; }
header > div, main { max-inline-size: 60rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2rem); }
header a { display: inline-block; padding-block: 1.25rem 0.25rem; color: inherit; font-size: 1.5rem; font-weight: 800; letter-spacing: -0.03em; text-decoration: none; }
header :focus-visible { outline-color: #5fd0c5; }
main { padding-block: clamp(1.5rem, 5vw, 3rem) 4rem; }
.threads { display: block; inline-size: 100%; block-size: clamp(2.5rem, 8vw, 4.5rem); fill: none; stroke: #2fbfae; stroke-width: 2; }
.threads path { vector-effect: non-scaling-stroke; }
.threads path:nth-child(3n + 1) { stroke: #f5a623; }
.threads path:nth-child(3n + 2) { stroke: #a78bfa; }
h1 { margin: 0 0 0.75rem; font-size: clamp(2.25rem, 7vw, 4rem); font-weight: 800; line-height: 1; letter-spacing: -0.035em; overflow-wrap: anywhere; }
.intro { margin: 0 0 2rem; max-inline-size: 38em; color: var(--muted); text-wrap: pretty; }
.alert { margin: 0 0 1.5rem; padding: 0.75rem 1rem; border-inline-start: 4px solid var(--danger); background: var(--card); color: var(--danger); font-weight: 600; }
ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none; }
button { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; inline-size: 100%; block-size: 100%; min-block-size: 6.5rem; padding: 1.25rem; border: 1px solid var(--line); border-radius: 1.75rem; background: var(--card); color: inherit; font: inherit; text-align: start; cursor: pointer; }
button:hover { border-color: var(--accent); }
button[aria-current] { border: 2px solid var(--accent); padding: calc(1.25rem - 1px); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.face { flex: none; display: grid; place-items: center; inline-size: 3.5rem; block-size: 3.5rem; border-radius: 50%; border: 1px solid var(--line); font-size: 1.5rem; font-weight: 600; color: var(--accent); }
.who { flex: 1 1 8rem; min-inline-size: min(8rem, 100%); overflow-wrap: anywhere; }
.who strong, .who span { display: block; }
.who span { color: var(--muted); font-size: 0.9375rem; }
.badge { max-inline-size: 100%; overflow-wrap: anywhere; padding: 0.125rem 0.75rem; border-radius: 99rem; background: var(--accent); color: var(--on-accent); font-size: 0.875rem; font-weight: 600; }
.links { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 2rem; margin: 1.5rem 0 0; }
.links a { display: inline-block; padding-block: 0.5rem; color: var(--accent); text-underline-offset: 0.2em; }
@media (forced-colors: active) { .badge { border: 1px solid; } }
`;
