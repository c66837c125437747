import { describe, expect, it } from 'vitest';
import { isReservedPath, MAX_URL_LENGTH, readPagePath as read } from './page-path.ts';
import { ENGLISH_AND_SPANISH, siteLanguages } from './site-paths.ts';

const site = {
  languages: ENGLISH_AND_SPANISH,
  reserved: [
    '/api',
    '/assets',
    '/healthz',
    '/r',
    '/share-image',
    '/share-image.png',
    '/webpass/contact/process',
    '/webpass/residential/process',
  ],
  withSlash: ['/careers/job/'],
};
const readPagePath = (raw: unknown) => read(raw, site);

/** Returns a path whose Spanish path has `length` characters. */
const longAs = (length: number) => `/${'x'.repeat(length - '/intl/es'.length - 1)}`;

describe('the address of a page', () => {
  it.each([
    '/',
    '/plans',
    '/cities/austin/support',
    '/careers/job/',
    '/preview-of-tv',
    '/api-docs',
    '/50%25-off',
    '/webpass/contact',
  ])('is %s as it stands', (path) => expect(readPagePath(path)).toEqual({ path }));

  it.each([
    ['/plans/', '/plans'],
    ['plans', '/plans'],
    ['/plans\u200b', '/plans'],
    ['plans/', '/plans'],
    ['//plans//fast', undefined],
    ['/plans//fast', '/plans/fast'],
    [' /plans ', '/plans'],
    ['/careers/job', '/careers/job/'],
    ['/teléfono', '/tel%C3%A9fono'],
    ['/my plans', '/my%20plans'],
    ['/Plans/Gig', '/plans/gig'],
    ['/Teléfono', '/tel%C3%A9fono'],
  ])('written %j is put right, and that is said', (raw, path) => {
    const found = readPagePath(raw);
    expect(found.path).toBe(path);
    expect(found.problem).toBeDefined();
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
    ['/API/plans', /\/api/],
    ['/Intl/ES', /\/intl\/es/],
    ['/r/app', /\/r/],
    ['/share-image.png', /\/share-image\.png/],
    ['/share-image/1a2b.png', /\/share-image/],
    ['/webpass/contact/process', /\/webpass\/contact\/process/],
    ['/webpass/residential/process', /\/webpass\/residential\/process/],
    ['/50%-off', /a % that stands for no character; leave it out/],
    ['/caf%e9', /a % that stands for no character/],
  ])('written %j is none, and why', (raw, problem) => {
    expect(readPagePath(raw)).toEqual({ path: undefined, problem: expect.stringMatching(problem) });
  });
});

describe('a long path', () => {
  it('is fine as long as its Spanish twin is answered', () => {
    const path = longAs(MAX_URL_LENGTH);
    expect(readPagePath(path)).toEqual({ path });
  });

  it('is none beyond that, and why, counted as browsers ask for it', () => {
    const problemOf = (path: string) => readPagePath(path).problem;
    expect(readPagePath(longAs(MAX_URL_LENGTH + 1)).path).toBeUndefined();
    expect(problemOf(longAs(MAX_URL_LENGTH + 1))).toMatch(/2041 characters.*shorten it to 2040/);
    expect(problemOf(`/${'é'.repeat(400)}`)).toMatch(/2401 characters.*shorten it to 2040/);
  });
});

describe('a path where the site has something else', () => {
  it.each([
    ['/api/plans', true],
    ['/share-image.png', true],
    ['/plans', false],
    ['/api-docs', false],
    ['/50%-off', false],
  ])('%s: %s', (path, reserved) => expect(isReservedPath(path, site)).toBe(reserved));
});

describe('a site that says nothing of its addresses', () => {
  it('may have a page anywhere but below its languages', () => {
    expect(read('/api/plans')).toEqual({ path: '/api/plans' });
    expect(read('/intl/es/plans').path).toBeUndefined();
  });
});

describe('the languages of a site', () => {
  const french = { locale: 'fr', tag: 'fr-FR', lang: 'fr', prefix: '/intl/fr', name: 'Français' };

  it('are what a host sets', () => {
    const languages = siteLanguages([french, ...ENGLISH_AND_SPANISH]);
    expect(languages[0]).toBe(french);
    expect(read('/intl/fr/offres', { languages }).problem).toMatch(/\/intl\/fr/);
  });

  it.each([
    [[], /needs a language/],
    [[french, { ...french }], /fr is fr once more/],
    [[...ENGLISH_AND_SPANISH, { ...french, prefix: '/intl/es' }], /has its prefix/],
    [[{ ...french, tag: 'french!' }], /not BCP 47/],
    [[{ ...french, prefix: 'fr/' }], /is no path/],
  ])('are checked: %j', (given, problem) => {
    expect(() => siteLanguages(given)).toThrow(problem);
  });
});
