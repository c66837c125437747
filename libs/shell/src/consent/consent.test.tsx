import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { fixtureProps } from '../testing/fixture-props.ts';
import { InLocale } from '../testing/in-locale.tsx';
import { consent } from './consent.block.ts';
import { bareConsent, siteConsent } from './consent.fixtures.ts';
import { Consent } from './consent.tsx';
import { enhanceConsent } from './enhance-consent.ts';
import type { Asks } from './consent-words.ts';

const draw = (fixture = bareConsent, asks: Asks = ['analytics'], locale: 'en-US' | 'es' = 'en-US') => (
  <InLocale locale={locale}>
    <Consent
      {...fixtureProps(consent, fixture, locale)}
      page={{ locale }}
      asks={asks}
      choicePage="/cookies"
    />
  </InLocale>
);
const wordsOf = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  const { consent: served = '{}' } = box.querySelector<HTMLElement>('[data-consent]')?.dataset ?? {};
  return JSON.parse(served) as {
    page: string;
    words: { title: string; categories: { id: string; title: string }[] };
  };
};
const choose = (...categories: string[]) => {
  const choice = { categories: ['necessary', ...categories], revision: 1 };
  document.cookie = `skein_consent=${encodeURIComponent(JSON.stringify(choice))}; path=/`;
};
const tagManagers = () => document.querySelectorAll('script[src*=googletagmanager]');

afterEach(() => {
  // Keep the style elements in the head, because all tests share them.
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

describe('the words of the consent', () => {
  it('are an editor’s where there are some, else built in, in both languages', () => {
    const english = wordsOf(renderToStaticMarkup(draw(siteConsent, ['analytics', 'chat'])));
    expect(english.words.title).toBe('Cookies: your call');
    expect(english.words.categories.map(({ title }) => title)).toEqual([
      'Necessary',
      'Counting visits',
      'Chat',
    ]);
    const spanish = wordsOf(renderToStaticMarkup(draw(bareConsent, ['ads'], 'es')));
    expect(spanish.words.title).toBe('Tú decides sobre las cookies');
    expect(spanish.page).toBe('/intl/es/cookies');
  });

  it('are not in a page of a site that has nothing to ask', () => {
    expect(renderToStaticMarkup(draw(siteConsent, []))).toBe('<div hidden=""></div>');
  });

  it('lead to the page to choose on without script', () => {
    expect(renderToStaticMarkup(draw())).toMatch(/<noscript>.*<a href="\/cookies">Cookie settings<\/a>/);
  });
});

describe('what a visitor has chosen before', () => {
  const start = () => {
    const setting = document.createElement('script');
    setting.setAttribute('data-runtime', '');
    setting.setAttribute('data-tag-manager', 'GTM-TEST');
    setting.type = 'text/plain';
    document.body.append(setting);
    return enhanceConsent(render(draw()).container);
  };

  it('loads the tag manager, once, if they have allowed it', () => {
    choose('analytics');
    start()();
    start()();
    expect(tagManagers()).toHaveLength(1);
  });

  it('is acted on again by a page that comes back from the back/forward cache', () => {
    choose();
    const end = start();
    choose('ads');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(tagManagers()).toHaveLength(1);
    document.cookie = '_gcl_au=1; path=/';
    choose();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(document.cookie).not.toContain('_gcl_au');
    end();
  });

  it('loads nothing if they have refused, and deletes what was left', () => {
    choose();
    document.cookie = '_ga=1; path=/';
    document.cookie = 'kept=1; path=/';
    start()();
    expect(tagManagers()).toHaveLength(0);
    expect(document.cookie).not.toContain('_ga');
    expect(document.cookie).toContain('kept');
  });
});
