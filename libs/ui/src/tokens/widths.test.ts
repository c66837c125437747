// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { scaleTokens } from './scales.ts';
import {
  atLeast,
  columnWidths,
  enlargedText,
  layoutWidths,
  narrowerThan,
  type LayoutWidth,
} from './widths.ts';

const names = Object.keys(layoutWidths) as LayoutWidth[];

describe('named widths', () => {
  it.each(names)('%s divides containers in two, without a gap and without an overlap', (name) => {
    expect(atLeast(name)).toBe(`@container (width >= ${layoutWidths[name]}rem)`);
    expect(atLeast(name, 'band')).toBe(`@container band (width >= ${layoutWidths[name]}rem)`);
    expect(narrowerThan(name)).toBe(`@container (width < ${layoutWidths[name]}rem)`);
  });

  it('are four, from narrow to wide, and so are those of columns', () => {
    for (const widths of [layoutWidths, columnWidths]) {
      const sizes = Object.values(widths).map((width) => Number.parseFloat(String(width)));
      expect(sizes).toHaveLength(4);
      expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    }
  });

  it('ask for enlarged text below what a telephone of 320 px leaves, and at twice the size on one of 390 px', () => {
    const [, rem] = /^@container \(width < ([\d.]+)rem\)$/.exec(enlargedText) ?? [];
    expect(Number(rem) * 16).toBeLessThan(320 - 2 * 20);
    expect(Number(rem) * 32).toBeGreaterThan(390);
  });

  it('are custom properties where they are columns', () => {
    expect(scaleTokens).toMatchObject({ '--column-form': '32rem', '--column-stage': '60rem' });
  });
});
