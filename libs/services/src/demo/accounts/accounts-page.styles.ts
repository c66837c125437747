/**
 * The account switcher's only style sheet. Its hash is in the page's policy, so it must be served byte for
 * byte.
 */
export const ACCOUNTS_PAGE_CSS = `
:root { --surface: #fbf8f2; --card: #fff; --text: #131c33; --muted: #4c566e; --line: #d8d2c4; --accent: #0b6e69; --on-accent: #fff; --danger: #a3231b; }
@media (prefers-color-scheme: dark) {
  :root { --surface: #10182b; --card: #18223a; --text: #f5f1e8; --muted: #b9c0d0; --line: #38445f; --accent: #5fd0c5; --on-accent: #0c1526; --danger: #ff9d92; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--text); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { max-inline-size: 44rem; margin-inline: auto; padding: clamp(1.5rem, 6vw, 4rem) 1rem 4rem; }
.threads { display: block; inline-size: 100%; block-size: auto; fill: none; stroke: var(--accent); stroke-width: 1.2; }
h1 { margin: 1.5rem 0 0.5rem; font-size: clamp(2rem, 7vw, 3rem); line-height: 1.1; letter-spacing: -0.02em; overflow-wrap: anywhere; }
.intro { margin: 0 0 2rem; max-inline-size: 38em; color: var(--muted); text-wrap: pretty; }
.alert { margin: 0 0 1.5rem; padding: 0.75rem 1rem; border-inline-start: 4px solid var(--danger); background: var(--card); color: var(--danger); font-weight: 600; }
ul { display: grid; gap: 0.75rem; margin: 0; padding: 0; list-style: none; }
button { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; inline-size: 100%; min-block-size: 5.5rem; padding: 1rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); color: inherit; font: inherit; text-align: start; cursor: pointer; }
button:hover { border-color: var(--accent); }
button[aria-current] { border: 2px solid var(--accent); padding: calc(1rem - 1px); }
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
