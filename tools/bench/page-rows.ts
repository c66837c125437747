import { LIMITS } from './page-limits.ts';
import type { PageFigures } from './pages.ts';
import type { Row } from './row.ts';

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** What a page weighs, and what it does to a phone. A tool has limits of its own, but for the layout. */
function rowsOf(name: string, page: PageFigures, awakeLimit: number): Row[] {
  const unlessTool = (limit: string, ok: boolean) =>
    page.isTool ? { limit: '', ok: undefined } : { limit, ok };
  return [
    {
      what: `${name}  script before interaction, gzip`,
      figure: kb(page.scriptBefore),
      ...unlessTool(`≤ ${LIMITS.scriptBefore / 1024} KB`, page.scriptBefore <= LIMITS.scriptBefore),
    },
    {
      what: `${name}  script with all islands awake, gzip`,
      figure: kb(page.scriptAwake),
      ...unlessTool(`≤ ${kb(awakeLimit)}`, page.scriptAwake <= awakeLimit),
    },
    {
      what: `${name}  script time at 4× CPU`,
      figure: `${page.scriptTime.toFixed(1)} ms`,
      ...unlessTool(`< ${LIMITS.scriptTimeMs} ms`, page.scriptTime < LIMITS.scriptTimeMs),
    },
    {
      what: `${name}  layout shift`,
      figure: String(page.layoutShift),
      limit: '0',
      ok: page.layoutShift === 0,
    },
  ];
}

const htmlRow = (name: string, { htmlBrotli }: PageFigures, most?: number): Row => ({
  what: `${name}  HTML, brotli`,
  figure: kb(htmlBrotli),
  limit: most === undefined ? '' : `< ${most / 1024} KB`,
  ok: most === undefined ? undefined : htmlBrotli < most,
});

const taskRow = (name: string, { longestTask }: PageFigures, most?: number): Row => ({
  what: `${name}  longest task while waking at 4× CPU`,
  figure: `${longestTask.toFixed(0)} ms`,
  limit: most === undefined ? '' : `≤ ${most} ms`,
  ok: most === undefined ? undefined : longestTask <= most,
});

/** Of a page of the demo. */
export const pageRows = (page: PageFigures): Row[] => [
  htmlRow(page.path, page),
  ...rowsOf(page.path, page, page.path === '/' ? LIMITS.homeAwake : LIMITS.scriptAwake),
  taskRow(page.path, page),
];

/** Of the page of 40 blocks. @param kinds how many of them differ */
export function mixedPageRows(page: PageFigures, kinds: number): Row[] {
  const name = `40 blocks of ${kinds} kinds`;
  return [
    htmlRow(name, page, LIMITS.mixedHtml),
    ...rowsOf(name, page, LIMITS.scriptAwake),
    taskRow(name, page, LIMITS.mixedTaskMs),
  ];
}
