import { extentOf, STATUSES, type Comparison, type VisualResult } from './result.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const SHOWN = STATUSES.filter((status) => status !== 'unchanged');

const CSS = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #0e1729; background: #fbf7f0 }
body { margin: 0; padding: 2rem clamp(1rem, 4vw, 3rem) }
h1 { margin: 0; line-height: 1.15 }
h2 { margin: 0; font-size: 1.125rem }
fieldset { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin: 1.5rem 0; padding: 0.75rem 0; border: 0; border-block-end: 1px solid #e4dccd; background: #fbf7f0 }
fieldset label { display: flex; gap: 0.5rem; align-items: center }
input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: #00655e }
article { padding: 1.25rem; margin-block-end: 1.5rem; border: 1px solid #e4dccd; border-radius: 8px; background: #fff }
article > p { margin: 0 0 1rem; color: #4d5666 }
b { text-transform: uppercase; font-size: 0.8125rem; letter-spacing: 0.04em }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 }
figcaption { margin-block-end: 0.25rem; font-size: 0.875rem; color: #4d5666 }
img { max-inline-size: 100%; block-size: auto; border: 1px solid #e4dccd; background: #fff }
a:focus-visible, input:focus-visible { outline: 3px solid #5230c4; outline-offset: 2px }
${SHOWN.map((status) => `body:has(#show-${status}:not(:checked)) article[data-status="${status}"] { display: none }`).join('\n')}
`;

function figure(caption: string, file: string | undefined): string {
  if (file === undefined) return '';
  const source = escape(file);
  return `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${caption}" loading="lazy"></a></figure>`;
}

function article(row: Comparison): string {
  const extent = extentOf(row);
  return (
    `<article data-status="${row.status}"><h2>${escape(`${row.title} / ${row.name}`)}</h2>` +
    `<p><b>${row.status}</b> · ${row.viewport} px${extent === '' ? '' : ` · ${escape(extent)}`}</p>` +
    `<div class="pictures">${figure('Before', row.before)}${figure('After', row.after)}${figure('Difference', row.diff)}</div></article>`
  );
}

/** A page of its own, without script: what is not as it was, before and after side by side. */
export function reportHtml(result: VisualResult): string {
  const { totals, against, commit, language, viewports, comparisons, notes } = result;
  const filters = SHOWN.map(
    (status) =>
      `<label><input type="checkbox" id="show-${status}" checked> ${status} (${totals[status]})</label>`,
  ).join('');
  const rows = comparisons.filter(({ status }) => status !== 'unchanged');
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Visual comparison with ${escape(against)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${CSS}</style></head><body>` +
    `<h1>Working tree and ${escape(against)}</h1>` +
    `<p>Commit ${escape(commit.slice(0, 10))}, ${viewports.join(' and ')} px, ${language === 'es' ? 'Spanish' : 'English'}. ` +
    `${comparisons.length} pictures, ${totals.unchanged} as they were.</p>` +
    notes.map((note) => `<p>${escape(note)}</p>`).join('') +
    `<form><fieldset>${filters}</fieldset></form>` +
    (rows.length === 0 ? '<p>Nothing has changed.</p>' : rows.map(article).join('')) +
    `</body></html>`
  );
}
