import { ENGLISH_AND_SPANISH } from '@skein/cms-client';
import type { CmsLocale } from '@skein/cms-client/server';
import { describe, expect, it, vi } from 'vitest';
import { createLocaleReport, localeProblems } from './locale-report.ts';

const EN: CmsLocale = { code: 'en-US', default: true, fallbackCode: null };
const es = (fallbackCode: string | null): CmsLocale => ({ code: 'es', default: false, fallbackCode });

describe('the languages of the CMS', () => {
  it.each<[string, readonly CmsLocale[], readonly RegExp[]]>([
    ['are both there', [EN, es('en-US')], []],
    ['lack Spanish', [EN], [/no locale es/]],
    ['leave Spanish without a fallback', [EN, es(null)], [/es has no fallback/]],
    ['let Spanish fall back on nothing', [EN, es('fr')], [/es has no fallback/]],
    ['are others altogether', [{ ...EN, code: 'de' }], [/no locale en-US/, /no locale es/]],
  ])('%s', (_, locales, expected) => {
    expect(localeProblems(ENGLISH_AND_SPANISH, locales)).toEqual(
      expected.map((pattern) => expect.stringMatching(pattern)),
    );
  });

  it('that are missing are named, with those that there are, and what is shown', () => {
    expect(localeProblems(ENGLISH_AND_SPANISH, [EN, { ...EN, code: 'de', default: false }])).toEqual([
      'The CMS has no locale es (it has en-US, de): pages under /intl/es are shown in en-US',
    ]);
  });

  it('are asked for once in a while, told of once, and a CMS that is away changes nothing', async () => {
    const clock = { now: 0 };
    const onProblem = vi.fn();
    let locales = async (): Promise<readonly CmsLocale[]> => [EN];
    const delivery = { ask: () => Promise.reject(new Error('unused')), locales: () => locales() };
    const report = createLocaleReport({
      languages: ENGLISH_AND_SPANISH,
      delivery,
      ttlMs: 1000,
      now: () => clock.now,
      onProblem,
    });
    expect(await report()).toHaveLength(1);
    locales = () => Promise.reject(new Error('away'));
    clock.now = 1000;
    expect(await report()).toHaveLength(1);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/no locale es/));
  });
});
