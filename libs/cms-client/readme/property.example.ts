import { entryGraph, parseEntry, type AnyEntryType } from '@skein/cms-client';
import { brokenEntry } from '@skein/cms-client/testing';
import * as fc from 'fast-check';
import { planCard } from './plan-card.example.ts';

const type = planCard as AnyEntryType;
const options = { types: [type], locale: 'en-US', palette: { ink: '#000000', paper: '#ffffff' } } as const;

export const brokenPlansAreReported = fc.property(brokenEntry(type), (raw) => {
  const sanitize = () => '' as never;
  const { value, problems } = parseEntry(planCard, raw, entryGraph({ items: [raw] }), {
    ...options,
    sanitize,
  });
  return value !== undefined || problems.length > 0;
});
