import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginConsent } from './begin-consent.ts';
import { allowedHere, consentStateOf, keptChoice } from './consent-choice.ts';
import { consentRevision, cookieDomains, refusedCookies } from './consent-record.ts';
import { forgetRefused } from './forget-refused.ts';
import { EXPOSURES_KEY, QUIZ_RESULTS_KEY } from './stored-keys.ts';

const page = window as { dataLayer?: ArrayLike<unknown>[] };
const choose = (...categories: string[]) => {
  document.cookie = `skein_consent=${encodeURIComponent(JSON.stringify({ categories }))}; path=/`;
};
const said = () => (page.dataLayer ?? []).map((entry) => Array.from(entry));

describe('the choice of a visitor', () => {
  it.each([
    ['', undefined],
    ['other=1', undefined],
    ['skein_consent=%7Bbroken', undefined],
    ['not_skein_consent=%7B%22categories%22%3A%5B%5D%7D', undefined],
    ['a=1; skein_consent=%7B%22categories%22%3A%5B%22ads%22%5D%7D', { categories: ['ads'] }],
  ])('in the cookies “%s” is %j', (cookies, choice) => {
    expect(keptChoice(cookies)).toEqual(choice);
  });

  it('is the last one where an older one stands beside it, for the domain or for the host', () => {
    const kept = (categories: string[], at: string) =>
      `skein_consent=${encodeURIComponent(JSON.stringify({ categories, lastConsentTimestamp: at }))}`;
    const all = kept(['necessary', 'analytics'], '2030-01-01T10:00:00.000Z');
    const none = kept(['necessary'], '2030-01-02T10:00:00.000Z');
    expect(keptChoice(`${all}; ${none}`)?.categories).toEqual(['necessary']);
    expect(keptChoice(`${none}; x=1; ${all}`)?.categories).toEqual(['necessary']);
    expect(keptChoice(`skein_consent=%7Bbroken; ${all}`)?.categories).toEqual(['necessary', 'analytics']);
  });

  it('is a word on every purpose', () => {
    expect(consentStateOf(['necessary', 'ads'])).toEqual({
      analytics_storage: 'denied',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      functionality_storage: 'denied',
    });
  });

  it('is what Global Privacy Control leaves of it', () => {
    choose('necessary', 'analytics', 'chat');
    expect(allowedHere()).toEqual(['necessary', 'analytics', 'chat']);
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(allowedHere()).toEqual(['chat']);
  });
});

describe('the first words in the data layer', () => {
  it('are none on a site that asks nothing', () => {
    beginConsent(undefined);
    expect(said()).toEqual([]);
  });

  it('refuse everything, and then say what was chosen before', () => {
    const end = beginConsent('analytics ads');
    expect(said()).toEqual([
      ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied', wait_for_update: 500 })],
    ]);
    delete page.dataLayer;
    choose('analytics');
    end();
    beginConsent('analytics ads')();
    expect(said()[1]).toEqual(['consent', 'update', consentStateOf(['analytics'])]);
  });
});

describe('a page that comes back', () => {
  const back = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const last = () => said().at(-1);
  const end: (() => void)[] = [];
  const begin = () => end.push(beginConsent('analytics ads'));
  afterEach(() => end.splice(0).forEach((stop) => stop()));

  it.each([
    ['from the back/forward cache', back],
    ['as one that was prerendered', () => document.dispatchEvent(new Event('prerenderingchange'))],
  ])('%s says what was chosen on another one meanwhile, before it is counted', (_, comes) => {
    begin();
    comes();
    expect(said()).toHaveLength(1);
    choose('analytics');
    comes();
    expect(last()).toEqual(['consent', 'update', consentStateOf(['analytics'])]);
    choose();
    comes();
    expect(last()).toEqual(['consent', 'update', consentStateOf([])]);
  });

  it('takes a choice that is gone for one that was taken back', () => {
    choose('analytics');
    begin();
    document.cookie = 'skein_consent=; path=/; max-age=0';
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(said()).toHaveLength(2);
    back();
    expect(last()).toEqual(['consent', 'update', consentStateOf([])]);
  });
});

describe('what is known of a choice', () => {
  it('has another number for other questions', () => {
    const numbers = [[], ['analytics'], ['ads'], ['analytics', 'ads'], ['chat']].map(consentRevision);
    expect(new Set(numbers).size).toBe(5);
  });

  it('tells the cookies of what is refused from others', () => {
    const names = ['_ga', '_ga_ABC', '_gcl_au', '__lc_cid', 'skein_campaign', '_gallery'];
    expect(refusedCookies(names, ['ads'])).toEqual(['_ga', '_ga_ABC', '__lc_cid']);
  });

  it('leaves in the storage of the browser only what is allowed', () => {
    for (const [storage, key] of [
      [localStorage, EXPOSURES_KEY],
      [sessionStorage, QUIZ_RESULTS_KEY],
    ] as const) {
      storage.setItem(key, 'x');
      storage.setItem('another', 'y');
      forgetRefused(['analytics']);
      expect(storage.getItem(key)).toBe('x');
      forgetRefused(['ads', 'chat']);
      expect([storage.getItem(key), storage.getItem('another')]).toEqual([null, 'y']);
    }
  });

  it('names the domains that a cookie may be set for', () => {
    expect(cookieDomains('www.example.com')).toEqual([undefined, 'www.example.com', 'example.com']);
    expect(cookieDomains('localhost')).toEqual([undefined]);
    // Browsers treat a cookie with such a domain as the host's own cookie, which must stay.
    expect(cookieDomains('192.0.2.7')).toEqual([undefined]);
  });
});
