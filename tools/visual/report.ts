import { escape, figure, pageHtml } from './html.ts';
import { extentOf, STATUSES, type Comparison, type VisualResult } from './result.ts';

const SHOWN = STATUSES.filter((status) => status !== 'unchanged');

const CSS = `
fieldset { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin: 1.5rem 0; padding: 0.75rem 0; border: 0; border-block-end: 1px solid #e4dccd; background: #fbf7f0 }
fieldset label { display: flex; gap: 0.5rem; align-items: center }
input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: #00655e }
article > p { margin: 0 0 1rem; color: #4d5666 }
b { text-transform: uppercase; font-size: 0.8125rem; letter-spacing: 0.04em }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; align-items: start }
${SHOWN.map((status) => `body:has(#show-${status}:not(:checked)) article[data-status="${status}"] { display: none }`).join('\n')}
`;

const optional = (caption: string, file: string | undefined) =>
  file === undefined ? '' : figure(caption, file);

function article(row: Comparison): string {
  const extent = extentOf(row);
  return (
    `<article data-status="${row.status}"><h2>${escape(`${row.title} / ${row.name}`)}</h2>` +
    `<p><b>${row.status}</b> · ${row.viewport} px${extent === '' ? '' : ` · ${escape(extent)}`}</p>` +
    `<div class="pictures">${optional('Before', row.before)}${optional('After', row.after)}${optional('Difference', row.diff)}</div></article>`
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
  return pageHtml(
    `Visual comparison with ${against}`,
    CSS,
    `<h1>Working tree and ${escape(against)}</h1>` +
      `<p>Commit ${escape(commit.slice(0, 10))}, ${viewports.join(' and ')} px, ${language === 'es' ? 'Spanish' : 'English'}. ` +
      `${comparisons.length} pictures, ${totals.unchanged} as they were.</p>` +
      notes.map((note) => `<p>${escape(note)}</p>`).join('') +
      `<form><fieldset>${filters}</fieldset></form>` +
      (rows.length === 0 ? '<p>Nothing has changed.</p>' : rows.map(article).join('')),
  );
}
