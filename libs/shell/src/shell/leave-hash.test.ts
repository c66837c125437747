import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveHash } from './leave-hash.ts';

const here = () => location.pathname + location.search + location.hash;

/** Simulates a session history with these entries before the current page. */
function stepsBefore(...before: { path: string; sameDocument: boolean }[]) {
  const entries = before.map(({ path, sameDocument }) => ({ url: location.origin + path, sameDocument }));
  vi.stubGlobal('navigation', {
    currentEntry: { index: entries.length },
    entries: () => [...entries, { url: location.href, sameDocument: true }],
  });
}

beforeEach(() => {
  vi.spyOn(history, 'back').mockReturnValue();
  history.replaceState({ kept: true }, '', '/plans?a=1#compare');
});

describe('the hash of a dialog that closes', () => {
  it('is taken back as a step of the history where the address was there without it before', () => {
    stepsBefore({ path: '/', sameDocument: true }, { path: '/plans?a=1', sameDocument: true });
    leaveHash();
    expect(history.back).toHaveBeenCalledOnce();
    expect(here()).toBe('/plans?a=1#compare');
  });

  it.each([
    ['the page began with it', []],
    ['another address was before it', [{ path: '/plans?a=2', sameDocument: true }]],
    ['another hash was before it', [{ path: '/plans?a=1#other', sameDocument: true }]],
    ['what was before it would be loaded anew', [{ path: '/plans?a=1', sameDocument: false }]],
  ])('is dropped where %s', (_, before) => {
    stepsBefore(...before);
    leaveHash();
    expect(history.back).not.toHaveBeenCalled();
    expect(here()).toBe('/plans?a=1');
    expect(history.state).toEqual({ kept: true });
  });

  it('is dropped in a browser that does not tell what was before', () => {
    leaveHash();
    expect(here()).toBe('/plans?a=1');
  });
});
