import { describe, expect, test } from 'vitest';
import { reportHtml } from './report.ts';
import {
  exitCodeOf,
  extentOf,
  statusOf,
  summaryOf,
  totalsOf,
  type Comparison,
  type VisualResult,
} from './result.ts';

const size = { width: 390, height: 800 };
const row = (status: Comparison['status'], more: Partial<Comparison> = {}): Comparison => ({
  id: `quote--${status}`,
  title: 'Blocks/Quote',
  name: 'Long',
  viewport: 390,
  status,
  ...more,
});
const resultOf = (...comparisons: Comparison[]): VisualResult => ({
  against: 'main',
  commit: '0123456789abcdef',
  language: 'en',
  viewports: [390],
  totals: totalsOf(comparisons),
  comparisons,
  notes: [],
});

test.each([
  { before: true, after: true, differs: false, status: 'unchanged' },
  { before: true, after: true, differs: true, status: 'changed' },
  { before: false, after: true, differs: false, status: 'added' },
  { before: true, after: false, differs: false, status: 'removed' },
])(
  'a story with before $before, after $after, differs $differs is $status',
  ({ before, after, differs, status }) => {
    expect(statusOf({ before, after }, differs)).toBe(status);
  },
);

describe('the exit code', () => {
  test.each([
    { statuses: ['unchanged'] as const, allow: false, code: 0 },
    { statuses: ['unchanged', 'changed'] as const, allow: false, code: 1 },
    { statuses: ['added'] as const, allow: false, code: 1 },
    { statuses: ['removed'] as const, allow: false, code: 1 },
    { statuses: ['changed', 'added', 'removed'] as const, allow: true, code: 0 },
    { statuses: ['failed'] as const, allow: false, code: 1 },
    { statuses: ['failed', 'changed'] as const, allow: true, code: 1 },
  ])('is $code for $statuses with allow $allow', ({ statuses, allow, code }) => {
    expect(exitCodeOf(totalsOf(statuses.map((status) => row(status))), allow)).toBe(code);
  });
});

describe('the extent of a change', () => {
  test('is told in pixels and as a share', () => {
    expect(extentOf(row('changed', { pixels: 1560, share: 0.005, sizeBefore: size, sizeAfter: size }))).toBe(
      '1560 pixels (0.50 %)',
    );
  });

  test('never rounds a change down to nothing', () => {
    expect(
      extentOf(row('changed', { pixels: 1, share: 0.000_003, sizeBefore: size, sizeAfter: size })),
    ).toContain('<0.01 %');
  });

  test('names both sizes when they differ', () => {
    const sizeAfter = { width: 390, height: 820 };
    expect(extentOf(row('changed', { pixels: 9, share: 0.1, sizeBefore: size, sizeAfter }))).toContain(
      '390 × 800 → 390 × 820 px',
    );
  });

  test('is the reason when there is no picture', () => {
    expect(extentOf(row('failed', { problem: 'storyErrored: no photo' }))).toBe('storyErrored: no photo');
  });
});

test('the summary lists what is not as it was and counts the rest', () => {
  const summary = summaryOf(
    resultOf(row('unchanged'), row('added'), row('failed', { problem: 'storyMissing' })),
  );
  expect(summary.split('\n')).toHaveLength(4);
  expect(summary).toContain('storyMissing');
  expect(summary).toContain(
    'Against main (0123456789): 0 changed, 1 added, 0 removed, 1 failed, 1 unchanged',
  );
});

describe('the report', () => {
  test('shows before, after and difference of a change, and no story that stayed as it was', () => {
    const files = { before: 'pictures/b.png', after: 'pictures/a.png', diff: 'pictures/d.png' };
    const html = reportHtml(resultOf(row('changed', files), row('unchanged', { name: 'Calm' })));
    for (const file of Object.values(files)) expect(html).toContain(`src="${file}"`);
    expect(html).not.toContain('Calm');
  });

  test('says so when nothing has changed', () => {
    expect(reportHtml(resultOf(row('unchanged')))).toContain('Nothing has changed.');
  });

  test('takes names for text, not for markup', () => {
    const html = reportHtml(
      resultOf(row('failed', { name: '<img src=x onerror=alert(1)>', problem: '"<b>"' })),
    );
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<b>"');
  });
});
