import type { Experiment } from '@skein/cms-client/serve';
import { describe, expect, it } from 'vitest';
import { visitorBuckets } from './visitor-buckets.ts';

const hero: Experiment = {
  key: 'hero',
  variations: [
    { variation: 'old', weight: 1 },
    { variation: 'new', weight: 1 },
  ],
};
let count = 0;
const buckets = visitorBuckets({ secret: 'a', secureCookies: true, newBucket: () => `visitor${count++}` });
const cookieOf = (setCookie = '') => setCookie.split(';', 1)[0];

describe('the bucket of a visitor', () => {
  it('is a signed cookie, set once, out of reach of scripts', () => {
    const first = buckets([hero], undefined);
    expect(first.setCookie).toMatch(
      /^skein_bucket=visitor0\.[\w-]{22}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(buckets([hero], cookieOf(first.setCookie)).setCookie).toBeUndefined();
  });

  it('keeps the visitor in their variation, and says nothing of the first', () => {
    const variants = Array.from({ length: 200 }, () => buckets([hero], undefined));
    for (const { suffix, variations, setCookie } of variants) {
      expect(buckets([hero], `a=1; ${cookieOf(setCookie)}`)).toMatchObject({ suffix, variations });
      expect([
        ['', {}],
        ['#hero=new', { hero: 'new' }],
      ]).toContainEqual([suffix, variations]);
    }
    const share = variants.filter(({ suffix }) => suffix === '').length / variants.length;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
  });

  it.each(['skein_bucket=visitor1', 'skein_bucket=visitor1.forged', 'skein_bucket=.', 'skein_bucket='])(
    'of a cookie that is not ours is a new one: %s',
    (cookie) => {
      expect(buckets([hero], cookie).setCookie).toBeDefined();
    },
  );

  it('of another secret is a new one', () => {
    const { setCookie } = visitorBuckets({ secret: 'b', secureCookies: false })([hero], undefined);
    expect(buckets([hero], cookieOf(setCookie)).setCookie).toBeDefined();
  });
});
