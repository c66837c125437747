import { CONSENT_COOKIE } from '@skein/analytics/consent';
import { render, screen } from '@testing-library/react';
import * as CookieConsent from 'vanilla-cookieconsent';
import { afterEach, describe, expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { consentForm } from './consent-form.block.ts';
import { ConsentForm, type ConsentFormHostProps } from './consent-form.tsx';
import { cookieForm } from './consent.fixtures.ts';
import { consentServing } from './consent-serving.ts';
import { enhanceConsentForm } from './enhance-consent-form.ts';

const show = (host: ConsentFormHostProps) =>
  render(<ConsentForm {...fixtureProps(consentForm, cookieForm, 'en-US')} action="/cookies" {...host} />);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the form of the cookie settings', () => {
  it('allows nothing by itself, and the necessary ones cannot be refused', () => {
    show({ asks: ['analytics', 'chat'] });
    expect(box('Necessary').disabled).toBe(true);
    expect([box('Counting visits').checked, box('Chat').checked]).toEqual([false, false]);
  });

  it('says what has been saved', () => {
    show({ asks: ['analytics', 'chat'], saved: ['chat'] });
    expect(screen.getByRole('status').textContent).toContain('Chat.');
    expect(box('Chat').checked).toBe(true);
  });

  it('has nothing to choose on a site that asks nothing', () => {
    show({ asks: [] });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('with script', () => {
  let end = () => {};
  afterEach(() => end());

  function choose(...categories: string[]) {
    const choice = { categories: ['necessary', ...categories], revision: 1 };
    document.cookie = `skein_consent=${encodeURIComponent(JSON.stringify(choice))}; path=/`;
  }
  function serve() {
    const { container } = show({ asks: ['analytics', 'chat'] });
    return { wake: (isPressed = false) => (end = enhanceConsentForm(container, isPressed)) };
  }
  const ticked = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked, disabled }) => checked && !disabled)
      .map(({ name }) => name);

  it('it shows what the visitor has chosen', () => {
    choose('analytics');
    serve().wake();
    expect(ticked()).toEqual(['analytics']);
  });

  it('it keeps what the visitor has ticked before the script came', () => {
    choose('analytics');
    const form = serve();
    box('Chat').click();
    form.wake();
    expect(ticked()).toEqual(['chat']);
  });

  it('it ticks nothing under a press that waits for the script', () => {
    choose('analytics');
    serve().wake(true);
    expect(ticked()).toEqual([]);
  });

  it('it shows what is chosen in the banner beside it, until the visitor has touched it', async () => {
    serve().wake();
    await CookieConsent.run({
      autoShow: false,
      manageScriptTags: false,
      hideFromBots: false,
      cookie: { name: CONSENT_COOKIE },
      categories: { necessary: { readOnly: true }, analytics: {}, chat: {} },
      language: {
        default: 'en',
        translations: { en: { consentModal: {}, preferencesModal: { sections: [] } } },
      },
    });
    CookieConsent.acceptCategory('all');
    expect(ticked()).toEqual(['analytics', 'chat']);
    CookieConsent.acceptCategory(['chat']);
    expect(ticked()).toEqual(['chat']);
    box('Counting visits').click();
    CookieConsent.acceptCategory([]);
    expect(ticked()).toEqual(['analytics', 'chat']);
    CookieConsent.reset(true);
  });

  it('it shows what was chosen on another page, when it comes back from the cache of the browser', () => {
    serve().wake();
    box('Chat').click();
    choose('analytics');
    dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(ticked()).toEqual(['chat']);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(ticked()).toEqual(['analytics']);
  });

  it('it keeps what is ticked and not saved, when it comes back and nothing was chosen meanwhile', () => {
    choose('analytics');
    serve().wake();
    box('Chat').click();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(ticked()).toEqual(['analytics', 'chat']);
  });

  it('it hears nothing once it is ended', () => {
    serve().wake();
    end();
    choose('analytics');
    dispatchEvent(new CustomEvent('cc:onConsent'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(ticked()).toEqual([]);
  });
});

describe('the address of the page', () => {
  it.each([
    ['', ''],
    ['?saved=chat.analytics', '?saved=analytics.chat'],
    ['?saved=ads.strange', '?saved=none'],
    ['?utm_source=letter', ''],
  ])('%s is kept as "%s"', async (search, normal) => {
    const page = { title: '', blocks: [{ id: 'form', type: consentForm.id, props: {} }] };
    const place = { path: '/cookies' } as never;
    const reading = await consentServing(['analytics', 'chat']).read?.(page, { search }, place);
    expect(reading?.normal({ search })).toBe(normal);
  });
});
