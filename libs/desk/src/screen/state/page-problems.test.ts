import { expect, it } from 'vitest';
import { readProblems } from './page-problems.ts';

it('the problems of a page are read from its preview', () => {
  const bar =
    '<li data-problem-entry="hero" data-problem-field="gfImage" data-problem-reason="is a picture of unknown size">…</li>';
  expect(readProblems(`<!doctype html><aside><ul>${bar}</ul></aside><main><li>None</li></main>`)).toEqual([
    { entryId: 'hero', fieldId: 'gfImage', reason: 'is a picture of unknown size' },
  ]);
});
