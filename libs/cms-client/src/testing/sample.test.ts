import { describe, expect, it } from 'vitest';
import { isFull, sampleOf } from './sample.ts';

const kinds = ['a', 'b', 'c'];
const all = kinds.flatMap((kind) => Array.from({ length: 20 }, (_, nth) => `${kind}${nth}`));
const kindOf = (one: string) => one.charAt(0);

describe.skipIf(isFull)('a sample of many cases', () => {
  it('is the same at every run, and says how to get it again', () => {
    const sample = sampleOf(all, 10);
    expect(new Set(sample.cases).size).toBe(10);
    expect(sampleOf(all, 10)).toEqual(sample);
    expect(sample.label).toMatch(/^10 of 60, seed -?\d+$/);
  });

  it('has each kind as often as any other', () => {
    const counts = Map.groupBy(sampleOf(all, 6, kindOf).cases, kindOf);
    expect(kinds.map((kind) => counts.get(kind)?.length)).toEqual([2, 2, 2]);
  });
});

it('is all of few cases', () => expect(sampleOf(kinds, 10)).toEqual({ cases: kinds, label: 'all 3' }));
