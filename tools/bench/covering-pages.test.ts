import { describe, expect, it } from 'vitest';
import { coveringPages } from './covering-pages.ts';

const page = (path: string, size: number, ...modules: string[]) => ({
  path,
  size,
  modules: new Set(modules),
});

describe('the pages that are measured', () => {
  it('are as few as wake everything, those with the most first', () => {
    expect(
      coveringPages([
        page('/still', 900),
        page('/film', 100, 'film'),
        page('/many', 200, 'film', 'tabs', 'form'),
        page('/few', 300, 'tabs', 'map'),
        page('/more', 400, 'form', 'map'),
      ]),
    ).toEqual(['/many', '/more']);
  });

  it('are none of a site on which nothing wakes', () => expect(coveringPages([page('/', 10)])).toEqual([]));
});
