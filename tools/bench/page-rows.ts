import type { PageFigures } from './pages.ts';
import { most, none, type Row } from './row.ts';

/** What the figures of a page keep to, in KB and ms. */
export const LIMITS = {
  /** Before any interaction, gzip. */
  scriptBefore: 8,
  /** With all islands awake, gzip. */
  homeAwake: 95,
  /** Of any other page: a form and a film beside what home has. */
  scriptAwake: 125,
  /** At 4× CPU. */
  scriptTimeMs: 15,
  /** Of the page of 40 mixed blocks, brotli. */
  mixedHtml: 60,
  /** Of the same, at 4× CPU. */
  mixedTaskMs: 50,
} as const;

const KB = 1024;

interface Limits {
  readonly awake: number;
  readonly html?: number;
  readonly taskMs?: number;
}

/** What a page weighs, and what it does to a phone. A tool has limits of its own, but for the layout. */
function rowsOf(name: string, page: PageFigures, { awake, html, taskMs }: Limits): Row[] {
  const unlessTool = (limit: number) => (page.isTool ? undefined : limit);
  const script = `${name}  script`;
  return [
    most(`${name}  HTML, brotli`, page.htmlBrotli / KB, html, 'KB'),
    most(`${script} before interaction, gzip`, page.scriptBefore / KB, unlessTool(LIMITS.scriptBefore), 'KB'),
    most(`${script} with all islands awake, gzip`, page.scriptAwake / KB, unlessTool(awake), 'KB'),
    most(`${script} time at 4× CPU`, page.scriptTime, unlessTool(LIMITS.scriptTimeMs)),
    none(`${name}  layout shift`, page.layoutShift),
    most(`${name}  longest task while waking at 4× CPU`, page.longestTask, taskMs, 'ms', 0),
  ];
}

/** Of a page of the demo. */
export const pageRows = (page: PageFigures): Row[] =>
  rowsOf(page.path, page, { awake: page.path === '/' ? LIMITS.homeAwake : LIMITS.scriptAwake });

/** Of the page of 40 blocks. @param kinds how many of them differ */
export const mixedPageRows = (page: PageFigures, kinds: number): Row[] =>
  rowsOf(`40 blocks of ${kinds} kinds`, page, {
    awake: LIMITS.scriptAwake,
    html: LIMITS.mixedHtml,
    taskMs: LIMITS.mixedTaskMs,
  });
