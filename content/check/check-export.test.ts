import type { AnyEntryType } from '@skein/cms-client';
import { describe, expect, it } from 'vitest';
import { contentTypes } from '../entries.ts';
import { checkExport } from './check-export.ts';
import { demo, ofType, pageAt, set, someOfDemo } from './testing/spoilt-demo.ts';

const lines = (made: unknown) =>
  checkExport(made, contentTypes as readonly AnyEntryType[]).map(
    ({ entryId, field, reason }) => `${entryId} ${field} ${reason}`,
  );

describe('the check of an export', () => {
  it('has nothing against the demo', () => {
    expect(lines(demo())).toEqual([]);
  });

  it('names a link that leads nowhere once, whatever languages it is in', () => {
    const nowhere = (path: string, inSpanish?: string) => {
      const made = someOfDemo();
      const link = ofType(made, 'gfCallToAction');
      set(link, 'gfCtaLink', path);
      if (inSpanish !== undefined) set(link, 'gfCtaLink', inSpanish, 'es');
      return lines(made).filter((line) => line.includes('/nowhere'));
    };
    expect(nowhere('/nowhere')).toHaveLength(1);
    expect(nowhere('/nowhere', '/nowhere')).toHaveLength(1);
    expect(nowhere('/nowhere', '/nowhere-either')).toHaveLength(2);
  });

  it('gives an address that is there twice to the page that was published first', () => {
    const made = someOfDemo();
    const live = pageAt(made, '/wifi');
    const copy = structuredClone(live);
    copy.sys = { ...copy.sys, id: 'a-copy', firstPublishedAt: '2026-03-01T00:00:00.000Z' };
    made.entries.unshift(copy);
    expect(lines(made).filter((line) => line.includes('already'))).toEqual([
      `a-copy gfSlug is /wifi, where ${live.sys.id} is already; this page is not shown`,
    ]);
  });

  it('takes words that begin with a slash for words', () => {
    const made = someOfDemo();
    set(ofType(made, 'gfCallToAction'), 'gfCtaText', '/mo');
    set(ofType(made, 'gfCallToAction'), 'gfCtaText', '/mes', 'es');
    expect(lines(made).filter((line) => line.includes('leads to'))).toEqual(
      lines(someOfDemo()).filter((line) => line.includes('leads to')),
    );
  });

  it('refuses what is no export', () => {
    expect(() => checkExport({ entries: 7 }, [])).toThrow();
  });
});
