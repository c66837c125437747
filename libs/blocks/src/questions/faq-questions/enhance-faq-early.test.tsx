import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faqTabs } from '../faq-tabs/faq-tabs.block.ts';
import { FaqTabs } from '../faq-tabs/faq-tabs.tsx';
import { horizontal } from '../faq-tabs/horizontal-tabs/horizontal-tabs.fixtures.ts';
import { faq } from '../faq/faq.block.ts';
import { beforeWeCome } from '../faq/faq.fixtures.ts';
import { Faq } from '../faq/faq.tsx';
import { fixtureProps } from '../../testing/fixture-props.ts';
import type { FaqAddress } from './faq-address.ts';
import { enhanceFaq } from './enhance-faq.ts';

let stop = () => {};
const scrolled: string[] = [];

beforeEach(() => {
  const wide = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => wide);
  vi.stubGlobal('CSS', { supports: () => true, escape: (text: string) => text });
  scrolled.length = 0;
  HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    scrolled.push(this.id);
  };
  history.replaceState(null, '', '/support/faq');
});
afterEach(() => stop());

const all = (selector: string) => [...document.querySelectorAll<HTMLDetailsElement>(selector)];
const questions = () => all('[data-faq-list] details');
const tabs = () => all('[data-faq-tabs] > details');
const openOf = (list: readonly HTMLDetailsElement[]) => list.flatMap(({ open }, at) => (open ? [at] : []));

describe('what a visitor does before there is script', () => {
  /** Serves a block, lets the visitor act, and then starts the block's script. */
  function serveAndTouch(block: React.ReactElement, touch: () => void) {
    document.body.innerHTML = renderToStaticMarkup(block);
    touch();
    stop = enhanceFaq(document.body);
  }
  const open = (details: HTMLDetailsElement | undefined) => details && (details.open = true);
  const questionsOf = (more: FaqAddress = {}) => (
    <Faq {...fixtureProps(faq, beforeWeCome)} faqPath="/support/faq" {...more} />
  );
  const [first, second] = ['the-hole', 'at-home'];

  it('goes into the address, and Back closes it', () => {
    serveAndTouch(questionsOf(), () => open(questions()[0]));
    expect(location.pathname).toBe(`/support/faq/${first}`);
    expect(scrolled).toEqual([]);
    history.replaceState(null, '', '/support/faq');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(openOf(questions())).toEqual([]);
  });

  it('stands against the question that the page was drawn for', () => {
    history.replaceState(null, '', `/support/faq/${first}`);
    serveAndTouch(questionsOf({ openSlug: first }), () => {
      questions()[0]?.toggleAttribute('open', false);
      open(questions()[1]);
    });
    expect(location.pathname).toBe(`/support/faq/${second}`);
    expect(openOf(questions())).toEqual([1]);
  });

  it('leaves closed what the page was drawn for', () => {
    history.replaceState(null, '', `/support/faq/${first}`);
    serveAndTouch(questionsOf({ openSlug: first }), () => questions()[0]?.toggleAttribute('open', false));
    expect(location.pathname).toBe('/support/faq');
    expect(openOf(questions())).toEqual([]);
  });

  it('is a tab, too', () => {
    serveAndTouch(<FaqTabs {...fixtureProps(faqTabs, horizontal)} />, () => {
      tabs()[0]?.toggleAttribute('open', false);
      open(tabs()[1]);
    });
    expect(location.search).toBe('?slug=bills');
    expect(openOf(tabs())).toEqual([1]);
  });

  it('is nothing if the browser has opened it on a page that nobody has touched', () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    serveAndTouch(questionsOf(), () => open(questions()[0]));
    expect(location.pathname).toBe('/support/faq');
  });
});
