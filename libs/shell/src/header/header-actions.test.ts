import { describe, expect, it } from 'vitest';
import {
  callToAction,
  ENGLISH_AND_SPANISH,
  entry,
  siteLanguages,
  type AuthoringFrom,
  type CallToActionContent,
} from '@skein/cms-client';
import { customer, inVariation, portalOf, signedIn } from '../testing/portal.fixtures.ts';
import { fixtureProps } from '../testing/fixture-props.ts';
import { headerActions, namedVariations, ownStep, stickyStep } from './header-actions.ts';

const cta = (
  id: string,
  target: string,
  more: Partial<AuthoringFrom<typeof callToAction>> = {},
): CallToActionContent => fixtureProps(callToAction, entry(callToAction, id, { text: id, target, ...more }));

const signIn = cta('sign-in', '/sign-in');
const variant = cta('my-account', '/sign-in', { flagKey: 'header_sign_in', variationName: 'my_account' });
const check = cta('check', '#!');
const all = [signIn, variant, check];

const shown = (
  ctas: readonly CallToActionContent[],
  portal?: Parameters<typeof headerActions>[2],
  path = '/',
) => {
  const { isSignedIn, signIn: way, check: checked } = headerActions(ctas, path, portal);
  return [isSignedIn ? 'menu' : way?.id, checked === 'app' ? 'app' : checked?.id];
};

describe('the end of the header', () => {
  it.each([
    ['nothing is known', undefined, 'sign-in', 'check'],
    ['nobody is signed in', portalOf({}), 'sign-in', 'check'],
    ['somebody is signed in', signedIn, 'menu', 'check'],
    ['somebody is signed in without a name', portalOf({ is_logged_in: true, name: ' ' }), 'sign-in', 'check'],
    ['a name is known but nobody is signed in', portalOf({ name: 'Maya' }), 'sign-in', 'check'],
    ['a customer is signed in', customer, 'menu', 'app'],
    ['a customer is not signed in', portalOf({ has_account: true }), 'sign-in', 'app'],
    ['the flag names the variation', inVariation, 'my-account', 'check'],
    ['the flag names another variation', portalOf({}, { header_sign_in: 'control' }), 'sign-in', 'check'],
    ['another flag names the variation', portalOf({}, { other: 'my_account' }), 'sign-in', 'check'],
    [
      'the flag is on for somebody signed in',
      portalOf({ name: 'Maya', is_logged_in: true }, { header_sign_in: 'my_account' }),
      'menu',
      'check',
    ],
  ])('when %s', (_, portal, account, checked) => {
    expect(shown(all, portal)).toEqual([account, checked]);
  });

  it('takes the variant by its flag, not by its place in the list', () => {
    expect(shown([variant, signIn, check])).toEqual(['sign-in', 'check']);
    expect(shown([variant, check, signIn], inVariation)).toEqual(['my-account', 'check']);
  });

  it('varies the address check by the same rule', () => {
    const other = cta('other-check', '/check-address', { flagKey: 'words', variationName: 'second' });
    expect(shown([signIn, check, other], portalOf({}, { words: 'second' }))).toEqual([
      'sign-in',
      'other-check',
    ]);
  });

  it('shows an entry with a path only on pages under that path, in both languages', () => {
    const onBusiness = cta('business-check', '#!', { path: '/business' });
    const list = [signIn, onBusiness, check];
    expect(shown(list, undefined, '/business')[1]).toBe('business-check');
    expect(shown(list, undefined, '/business/contact')[1]).toBe('business-check');
    expect(shown(list, undefined, '/intl/es/business')[1]).toBe('business-check');
    expect(shown(list, undefined, '/businesses')[1]).toBe('check');
    expect(shown(list, undefined, '/')[1]).toBe('check');
  });

  it('has the step after the address check in its place, on the pages of that step alone', () => {
    const next = cta('plans', '/plans#plans', { path: '/address/available' });
    const list = [signIn, next, check];
    expect(shown(list, undefined, '/address/available')).toEqual(['sign-in', 'plans']);
    expect(shown(list, undefined, '/intl/es/address/available')).toEqual(['sign-in', 'plans']);
    expect(shown(list, undefined, '/address/available?plan=skein-1-gig')).toEqual(['sign-in', 'plans']);
    expect(shown(list, customer, '/address/available')).toEqual(['menu', 'app']);
    expect(shown(list, undefined, '/address/not-yet')).toEqual(['sign-in', 'check']);
    expect(ownStep(list, '/address/available')?.id).toBe('plans');
    expect(ownStep(list, '/')).toBeUndefined();
  });

  it('knows a page in any language of the site', () => {
    const languages = siteLanguages([
      ...ENGLISH_AND_SPANISH,
      { locale: 'fr', tag: 'fr-FR', lang: 'fr', prefix: '/intl/fr', name: 'Français' },
    ]);
    const next = cta('plans', '/plans#plans', { path: '/business' });
    const path = '/intl/fr/business/contact';
    for (const list of [
      [check, next],
      [next, check],
    ]) {
      expect(headerActions(list, path, undefined, languages).check).toBe(next);
      expect(ownStep(list, path, languages)).toBe(next);
    }
  });

  it('has one step in the header and in the bar for visitors without a variation', () => {
    const tried = cta('tried', '/plans', { path: '/business', flagKey: 'step', variationName: 'plans' });
    const next = cta('next', '/plans#plans', { path: '/business' });
    const onBusiness = cta('business-check', '#!', { path: '/business' });
    const steps = (list: readonly CallToActionContent[]) => [
      shown(list, undefined, '/business')[1],
      ownStep(list, '/business')?.id,
    ];
    expect(steps([tried, check])).toEqual(['check', undefined]);
    expect(steps([tried, next, check])).toEqual(['next', 'next']);
    expect(steps([onBusiness, next])).toEqual(['business-check', undefined]);
    expect(shown([check, next, tried], portalOf({}, { step: 'plans' }), '/business')[1]).toBe('tried');
    const words = cta('other-check', '#!', { flagKey: 'words', variationName: 'second' });
    expect(shown([words, next], portalOf({}, { words: 'second' }), '/business')[1]).toBe('next');
  });

  it('has the site’s step in the bar where a page has none of its own, unless it is for a variation', () => {
    const next = cta('next', '/plans', { path: '/business' });
    const tried = cta('tried', '#!', { flagKey: 'words', variationName: 'second' });
    expect(stickyStep([next, check], check, '/business')).toBe(next);
    expect(stickyStep([next, check], check, '/')).toBe(check);
    expect(stickyStep([next, check], tried, '/')).toBeUndefined();
    expect(stickyStep([check], undefined, '/')).toBeUndefined();
  });

  it('stays empty without calls to action, for customers too', () => {
    expect(shown([], customer)).toEqual(['menu', undefined]);
    expect(shown([])).toEqual([undefined, undefined]);
  });

  it('names only variations that are named in full', () => {
    expect(namedVariations([...all, cta('half', '/x', { flagKey: 'half' })])).toEqual([
      ['header_sign_in', 'my_account'],
    ]);
  });
});
