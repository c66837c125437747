import { describe, expect, it } from 'vitest';
import { readPagePath } from './page-path.ts';

describe('the address of a page', () => {
  it.each(['/', '/plans', '/cities/austin/support', '/careers/job/', '/preview-of-tv', '/api-docs'])(
    'is %s as it stands',
    (path) => expect(readPagePath(path)).toEqual({ path }),
  );

  it.each([
    ['/plans/', '/plans'],
    ['plans', '/plans'],
    ['plans/', '/plans'],
    ['//plans//fast', undefined],
    ['/plans//fast', '/plans/fast'],
    [' /plans ', '/plans'],
    ['/careers/job', '/careers/job/'],
    ['/teléfono', '/tel%C3%A9fono'],
    ['/my plans', '/my%20plans'],
  ])('written %j is put right, and that is said', (raw, path) => {
    const read = readPagePath(raw);
    expect(read.path).toBe(path);
    expect(read.problem).toBeDefined();
  });

  it.each<[unknown, RegExp]>([
    [undefined, /missing/],
    ['  ', /missing/],
    [7, /not a path/],
    [{ toString: 1 }, /not a path/],
    ['/plans?a=1', /query/],
    ['/plans#a', /anchor/],
    ['#top', /anchor/],
    ['https://www.example.com/plans', /web address/],
    ['//evil.example', /web address/],
    ['javascript:alert(1)', /web address/],
    ['/a/../b', /steps/],
    ['/a/%2e%2E/b', /steps/],
    ['/a\\b', /characters/],
    ['/a\u0000b', /characters/],
    ['/intl/es/plans', /\/intl\/es/],
    ['/intl/es', /\/intl\/es/],
    ['/api/plans', /\/api/],
    ['/assets', /\/assets/],
    ['/healthz', /\/healthz/],
    ['/r/app', /\/r/],
  ])('written %j is none, and why', (raw, problem) => {
    expect(readPagePath(raw)).toEqual({ path: undefined, problem: expect.stringMatching(problem) });
  });
});
