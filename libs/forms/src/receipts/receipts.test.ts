// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseReceipt, receiptRules, TYPE_AGAIN_PATH } from './receipts.ts';

const rules = receiptRules(
  {
    results: {
      available: '/at/ready',
      notYet: '/at/not-yet',
      almostThere: '/at/soon',
      tryAgain: '/at/again',
      accountNotFound: '/no-account',
    },
    resultsBelow: '/at',
    signUp: '/news',
    forgotEmail: '/forgot',
    requests: { chat: { page: '/contact' } },
  },
  ['', '/fr'],
);

describe('a receipt', () => {
  it.each([
    ['/at/soon', ['/at', '/fr/at', TYPE_AGAIN_PATH]],
    ['/no-account', ['/no-account', '/fr/no-account']],
    ['/contact', ['/contact', '/fr/contact']],
    ['/plans', []],
    ['toString', []],
  ])('for %s is sent back to %j', (page, paths) => {
    expect(rules.pathsOf(page)).toEqual(paths);
  });

  it.each([
    [{ page: '/at/not-yet' }, false],
    [{ page: '/at/not-yet', email: 'a@b.example' }, true],
    [{ page: '/at/ready' }, true],
    [{ page: '/at/soon' }, true],
    [{ page: '/at/again' }, true],
    [{ page: '/news' }, true],
  ])('%j: script needs it, too: %s', (receipt, needs) => {
    expect(rules.scriptNeedsReceipt(receipt)).toBe(needs);
  });

  it.each([undefined, '', '{', '[]', '{"page":1}', '{"page":"/other"}'])(
    'is none when it reads %j',
    (value) => {
      expect(parseReceipt(value, '/news')).toBeUndefined();
    },
  );

  it('loses a field that cannot be read, and no other', () => {
    const written = { page: '/news', email: 'a@b.example', street: 7, zip: '9'.repeat(600), unit: '4B' };
    expect(parseReceipt(JSON.stringify(written), '/news')).toEqual({
      page: '/news',
      email: 'a@b.example',
      unit: '4B',
    });
  });

  it('is read for its page', () => {
    expect(parseReceipt('{"page":"/news","email":"a@b.example","more":1}', '/news')).toEqual({
      page: '/news',
      email: 'a@b.example',
    });
  });
});
