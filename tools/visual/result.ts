import type { Size } from './compare-pictures.ts';
import type { StoryPair } from './stories.ts';

export const STATUSES = ['changed', 'added', 'removed', 'failed', 'unchanged'] as const;
export type Status = (typeof STATUSES)[number];

/** One story at one width. Files are named as seen from dist/visual. */
export interface Comparison {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** px */
  readonly viewport: number;
  readonly status: Status;
  readonly before?: string;
  readonly after?: string;
  readonly diff?: string;
  /** Pixels that differ. */
  readonly pixels?: number;
  /** Of all pixels, 0 to 1. */
  readonly share?: number;
  readonly sizeBefore?: Size;
  readonly sizeAfter?: Size;
  /** Why there is no picture. */
  readonly problem?: string;
}

/** What dist/visual/result.json holds. */
export interface VisualResult {
  readonly against: string;
  readonly commit: string;
  readonly language: string;
  readonly viewports: readonly number[];
  readonly totals: Readonly<Record<Status, number>>;
  readonly comparisons: readonly Comparison[];
  /** Remarks on the run as a whole. */
  readonly notes: readonly string[];
}

/** What became of a story, from the builds that have it and from whether its pictures differ. */
export function statusOf({ before, after }: Omit<StoryPair, 'story'>, differs: boolean): Status {
  if (!before) return 'added';
  if (!after) return 'removed';
  return differs ? 'changed' : 'unchanged';
}

export function totalsOf(comparisons: readonly Comparison[]): Record<Status, number> {
  const totals: Record<Status, number> = { changed: 0, added: 0, removed: 0, failed: 0, unchanged: 0 };
  for (const { status } of comparisons) totals[status]++;
  return totals;
}

/** 0 when all is as it was or may have changed, 1 otherwise. A story without a picture is never let pass. */
export function exitCodeOf(totals: Readonly<Record<Status, number>>, allow: boolean): 0 | 1 {
  if (totals.failed > 0) return 1;
  return !allow && totals.changed + totals.added + totals.removed > 0 ? 1 : 0;
}

const percent = (share: number) =>
  share > 0 && share < 0.0001 ? '<0.01 %' : `${(share * 100).toFixed(2)} %`;

/** In words for the table and the report: how much is different. */
export function extentOf({ pixels, share, sizeBefore, sizeAfter, problem }: Comparison): string {
  if (problem !== undefined) return problem;
  if (pixels === undefined || share === undefined || !sizeBefore || !sizeAfter) return '';
  const resized = sizeBefore.width !== sizeAfter.width || sizeBefore.height !== sizeAfter.height;
  const sizes = resized
    ? `, ${sizeBefore.width} × ${sizeBefore.height} → ${sizeAfter.width} × ${sizeAfter.height} px`
    : '';
  return `${pixels} pixels (${percent(share)})${sizes}`;
}

/** Lines for the terminal: what is not as it was, then the totals. */
export function summaryOf({ comparisons, totals, against, commit, notes }: VisualResult): string {
  const notable = comparisons.filter(({ status }) => status !== 'unchanged');
  const width = Math.max(0, ...notable.map(({ title, name }) => `${title} / ${name}`.length));
  const rows = notable.map((row) =>
    `${row.status.padEnd(8)} ${String(row.viewport).padStart(5)} px  ${`${row.title} / ${row.name}`.padEnd(width)}  ${extentOf(row)}`.trimEnd(),
  );
  return [
    ...rows,
    ...(rows.length > 0 ? [''] : []),
    ...notes,
    `Against ${against} (${commit.slice(0, 10)}): ${STATUSES.map((status) => `${totals[status]} ${status}`).join(', ')}`,
  ].join('\n');
}
