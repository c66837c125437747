import { describe, expect, it, vi } from 'vitest';
import { takeChange } from './take-change.ts';

function taker(isAround = false) {
  const source = { invalidate: vi.fn(() => isAround), forgetAll: vi.fn() };
  const cache = {
    invalidate: vi.fn(() => 1),
    expire: vi.fn(() => 2),
    expireAll: vi.fn(() => 3),
    renewExpired: vi.fn(async () => undefined),
  };
  return { source, cache, take: takeChange({ siteType: 'site', source, cache }) };
}

describe('an edit', () => {
  it('of a part of some pages: whoever asks for one waits for the new one', () => {
    const { take, source } = taker();
    expect(take({ id: 'plan', kind: 'Entry', contentType: 'plan' })).toBe(1);
    expect(source.invalidate).toHaveBeenCalledWith('plan', 'plan');
  });

  it('of what surrounds all pages: each goes out once more while it is renewed', () => {
    const { take, cache } = taker(true);
    expect(take({ id: 'footer', kind: 'Entry', contentType: 'footer' })).toBe(2);
    expect(cache.renewExpired).toHaveBeenCalledOnce();
  });

  it('of the site itself, or of a content type, is on all pages', () => {
    expect(taker().take({ id: 'site', kind: 'Entry', contentType: 'site' })).toBe(3);
    expect(taker().take({ id: 'plan', kind: 'ContentType' })).toBe(3);
  });

  it('of nobody knows what: all is forgotten', () => {
    const { take, source } = taker();
    expect(take({ id: '*', kind: 'Everything' })).toBe(3);
    expect(source.forgetAll).toHaveBeenCalledOnce();
    expect(source.invalidate).not.toHaveBeenCalled();
  });
});
