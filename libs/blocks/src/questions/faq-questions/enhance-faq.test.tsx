import { pushDeclaredEvent } from '@skein/analytics';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faqTabs } from '../faq-tabs/faq-tabs.block.ts';
import { FaqTabs } from '../faq-tabs/faq-tabs.tsx';
import { horizontal } from '../faq-tabs/horizontal-tabs/horizontal-tabs.fixtures.ts';
import { faq } from '../faq/faq.block.ts';
import { beforeWeCome, ownWords } from '../faq/faq.fixtures.ts';
import { Faq } from '../faq/faq.tsx';
import { fixtureProps } from '../../testing/fixture-props.ts';
import type { FaqAddress } from './faq-address.ts';
import { enhanceFaq } from './enhance-faq.ts';

let stop = () => {};
const scrolled: string[] = [];
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  scrolled.length = 0;
  HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    scrolled.push(this.id);
  };
  vi.stubGlobal('CSS', { supports: () => true, escape: (text: string) => text });
  history.replaceState(null, '', '/support/faq');
});
afterEach(() => stop());

/** Serves a block and starts its script. */
function serve(block: React.ReactElement): void {
  document.body.innerHTML = renderToStaticMarkup(block);
  stop = enhanceFaq(document.body);
}
const accordion = (fixture = beforeWeCome, more: FaqAddress = {}) =>
  serve(<Faq {...fixtureProps(faq, fixture)} {...more} />);
const tabbed = (fixture = horizontal, more: FaqAddress = {}) =>
  serve(<FaqTabs {...fixtureProps(faqTabs, fixture)} {...more} />);

const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
const questions = () => all<HTMLDetailsElement>('[data-faq-list] details');
const tabs = () => all<HTMLDetailsElement>('[data-faq-tabs] > details');
const openOf = (list: readonly HTMLDetailsElement[]) => list.flatMap(({ open }, at) => (open ? [at] : []));
/**
 * Presses a question. jsdom opens and closes the question, but does not send the `toggle` event that browsers send
 * later.
 */
function press(details: HTMLDetailsElement | undefined) {
  details?.querySelector('summary')?.click();
  details?.dispatchEvent(new Event('toggle'));
}
const allButton = () => document.querySelector<HTMLElement>('[data-faq-all] button');
const state = () => all<HTMLElement>('[data-faq-all]')[0]?.dataset['state'];

describe('the button for all questions', () => {
  it('opens all, says that it closes, closes all, and says that it opens', () => {
    accordion();
    expect(state()).toBe('expand');
    allButton()?.click();
    expect([openOf(questions()).length, state()]).toEqual([5, 'collapse']);
    allButton()?.click();
    expect([openOf(questions()).length, state()]).toEqual([0, 'expand']);
  });

  it('opens the rest when some are open, and says that it closes once the last one is opened by hand', () => {
    accordion();
    press(questions()[0]);
    expect(state()).toBe('expand');
    allButton()?.click();
    expect(openOf(questions())).toHaveLength(5);
    press(questions()[2]);
    expect(state()).toBe('expand');
    press(questions()[2]);
    expect(state()).toBe('collapse');
  });

  it('lifts the rule of one open question in a tab until all are closed again', () => {
    tabbed();
    const inFirst = () => questions().slice(0, 3);
    expect(inFirst().every((question) => question.hasAttribute('name'))).toBe(true);
    allButton()?.click();
    expect(openOf(inFirst())).toEqual([0, 1, 2]);
    expect(inFirst().some((question) => question.hasAttribute('name'))).toBe(false);
    allButton()?.click();
    expect(openOf(inFirst())).toEqual([]);
    expect(new Set(questions().map((question) => question.getAttribute('name'))).size).toBe(1);
  });
});

describe('what is counted', () => {
  const pushed = (element: Element | null | undefined) => {
    const layer: object[] = [];
    vi.stubGlobal('dataLayer', layer);
    pushDeclaredEvent(element ?? null);
    return layer;
  };

  it('is a question that opens, then that it closes, each by its label', () => {
    accordion();
    const [first, second] = questions();
    const about = (label: string) => [
      { event: 'faq_item', category: 'web-support-question', action: 'click', label },
    ];
    expect(pushed(first?.querySelector('summary'))).toEqual(about('the hole opened'));
    press(first);
    expect(pushed(first?.querySelector('summary'))).toEqual(about('the hole closed'));
    expect(pushed(second?.querySelector('summary h3'))).toEqual(about('Do I have to be home?'));
  });

  it('is the button for all, by its label or its words', () => {
    accordion(ownWords);
    const event = { event: 'faq_expand_all', category: 'web-support-faq', action: 'click' };
    expect(pushed(allButton())).toEqual([{ ...event, label: 'before we come' }]);
    accordion();
    expect(pushed(allButton())).toEqual([{ ...event, label: 'Expand all' }]);
  });

  it('is a tab, by its title', () => {
    tabbed();
    expect(pushed(tabs()[1]?.querySelector('summary'))).toEqual([
      { event: 'faq_tab', category: 'web-support-faq', action: 'click', label: 'Bills' },
    ]);
  });
});

describe('the address', () => {
  it.each(['/support/faq?slug=paper', '/support/faq#paper', '/support/faq/paper', '/support/faq/slug=paper'])(
    '%s opens the question in its tab and shows it',
    (address) => {
      history.replaceState(null, '', address);
      tabbed();
      expect(openOf(tabs())).toEqual([1]);
      expect(
        questions()
          .filter(({ open }) => open)
          .map(({ id }) => id),
      ).toEqual(['paper']);
      expect(scrolled).toEqual(['paper']);
    },
  );

  it('of a tab opens the tab', () => {
    history.replaceState(null, '', '/support/faq?slug=bills');
    tabbed();
    expect([openOf(tabs()), openOf(questions()), scrolled]).toEqual([[1], [], ['bills']]);
  });

  it('that names nothing here changes nothing', () => {
    history.replaceState(null, '', '/support/faq?slug=who-knows');
    tabbed();
    expect([openOf(tabs()), openOf(questions()), scrolled]).toEqual([[0], [], []]);
  });

  it('that the page was drawn for is left to the browser to show', () => {
    history.replaceState(null, '', '/support/faq/paper');
    tabbed(horizontal, { openSlug: 'paper', faqPath: '/support/faq' });
    expect([openOf(tabs()), scrolled]).toEqual([[1], []]);
  });

  it.each([
    [undefined, '/support/faq?utm=1&slug=the-hole'],
    ['/support/faq', '/support/faq/the-hole?utm=1'],
  ])('with the path %s tells what was opened, and not what was closed again', (faqPath, address) => {
    history.replaceState(null, '', '/support/faq?utm=1');
    accordion(beforeWeCome, { faqPath });
    const before = history.length;
    press(questions()[0]);
    expect(location.pathname + location.search).toBe(address);
    expect(history.length).toBe(before + 1);
    press(questions()[0]);
    expect(location.pathname + location.search).toBe('/support/faq?utm=1');
    expect(history.length).toBe(before + 1);
  });

  it('stays where a question without a slug opens', () => {
    accordion();
    press(questions()[2]);
    expect(location.href).toMatch(/\/support\/faq$/);
  });

  it('walked back opens what it names, and what was served at the start of the way', () => {
    tabbed();
    press(tabs()[1]);
    history.replaceState(null, '', '/support/faq');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(openOf(tabs())).toContain(0);
    history.replaceState(null, '', '/support/faq?slug=moving');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(tabs()[2]?.open).toBe(true);
    expect(scrolled).toEqual(['moving']);
  });
});

it('stops when asked to', () => {
  accordion();
  stop();
  allButton()?.click();
  expect(openOf(questions())).toEqual([]);
});

it('opens the tab of a question that the browser opens because something in it is looked for', () => {
  tabbed();
  const inAnother = questions().find((question) => question.parentElement?.closest('details:not([open])'));
  if (!inAnother) throw new Error('no question in a closed tab');
  inAnother.open = true;
  inAnother.dispatchEvent(new Event('toggle'));
  expect(inAnother.parentElement?.closest('details')?.open).toBe(true);
  expect(openOf(tabs())).toHaveLength(1);
});
