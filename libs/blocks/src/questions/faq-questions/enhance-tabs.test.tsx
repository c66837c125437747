import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faqTabs } from '../faq-tabs/faq-tabs.block.ts';
import { FaqTabs } from '../faq-tabs/faq-tabs.tsx';
import { horizontal } from '../faq-tabs/horizontal-tabs/horizontal-tabs.fixtures.ts';
import { vertical } from '../faq-tabs/vertical-tabs/vertical-tabs.fixtures.ts';
import { fixtureProps } from '../../testing/fixture-props.ts';
import { enhanceFaq } from './enhance-faq.ts';

let stop = () => {};
const inWindow = (wide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }));
beforeEach(() => {
  inWindow(true);
  vi.stubGlobal('CSS', { supports: () => true, escape: (text: string) => text });
  history.replaceState(null, '', '/support/faq');
});
afterEach(() => stop());

const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
const tabs = () => all<HTMLDetailsElement>('[data-faq-tabs] > details');
const tablist = () => all<HTMLElement>('[role=tablist]')[0];
const buttons = () => all<HTMLElement>('[role=tab]');
const panels = () => all<HTMLElement>('[data-faq-tabs] > details > [data-panel]');
const openOf = (list: readonly HTMLDetailsElement[]) => list.flatMap(({ open }, at) => (open ? [at] : []));
const selected = () =>
  buttons().flatMap((tab, at) => (tab.getAttribute('aria-selected') === 'true' ? [at] : []));

function serve(fixture = horizontal) {
  document.body.innerHTML = renderToStaticMarkup(<FaqTabs {...fixtureProps(faqTabs, fixture)} />);
}
function tabbed(fixture = horizontal) {
  serve(fixture);
  stop = enhanceFaq(document.body);
}
/** Sends the `toggle` event of a tab. jsdom opens and closes a tab, but does not send this event. */
const toggled = (at: number) => tabs()[at]?.dispatchEvent(new Event('toggle'));
function choose(at: number) {
  buttons()[at]?.click();
  toggled(at);
}

describe('tabs of questions', () => {
  it('are served as disclosures, of which each closes, and beside them what takes their place with script', () => {
    serve();
    expect(tablist()?.hidden).toBe(true);
    expect(panels().map((panel) => panel.getAttribute('role'))).toEqual([null, null, null]);
    tabs()[0]?.querySelector('summary')?.click();
    expect(openOf(tabs())).toEqual([]);
  });

  it('say that they are tabs, which one is chosen, and which panel is theirs', () => {
    tabbed();
    expect([tablist()?.hidden, tablist()?.getAttribute('aria-label')]).toEqual([false, 'What people ask us']);
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Installation', 'Bills', 'Moving']);
    expect(selected()).toEqual([0]);
    for (const [at, tab] of buttons().entries()) {
      expect(panels()[at]?.getAttribute('role')).toBe('tabpanel');
      expect(tab.getAttribute('aria-controls')).toBe(panels()[at]?.id);
      expect(panels()[at]?.getAttribute('aria-labelledby')).toBe(tab.id);
    }
  });

  it('leave one open, which a second press does not close, and count each that opens', () => {
    tabbed();
    const clicks: unknown[] = [];
    document.body.addEventListener('click', ({ target }) =>
      clicks.push((target as HTMLElement).closest<HTMLElement>('[data-analytics]')?.textContent),
    );
    expect(openOf(tabs())).toEqual([0]);
    choose(1);
    expect([openOf(tabs()), selected(), location.search]).toEqual([[1], [1], '?slug=bills']);
    choose(1);
    expect([openOf(tabs()), selected()]).toEqual([[1], [1]]);
    expect(clicks.filter((text) => text === 'Bills')).toHaveLength(1);
  });

  it('take the focus over from the disclosure that had it, and give it back', () => {
    serve();
    tabs()[1]?.querySelector('summary')?.focus();
    stop = enhanceFaq(document.body);
    expect(document.activeElement).toBe(buttons()[1]);
  });

  it('are an accordion where there is no room for tabs', () => {
    inWindow(false);
    tabbed(vertical);
    expect(tablist()?.hidden).toBe(true);
    expect(panels().every((panel) => !panel.hasAttribute('role'))).toBe(true);
  });

  it.each([
    ['ArrowRight', [1, 2, 0]],
    ['ArrowLeft', [2, 1, 0]],
    ['End', [2, 2]],
    ['Home', [0]],
  ])('are walked with %s, and only the open one is a stop of the Tab key', (key, stops) => {
    tabbed();
    buttons()[0]?.focus();
    for (const at of stops) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      tabs()[at]?.dispatchEvent(new Event('toggle'));
      expect(openOf(tabs())).toEqual([at]);
      expect(document.activeElement).toBe(buttons()[at]);
      expect(buttons().map(({ tabIndex }) => tabIndex)).toEqual(
        [0, 1, 2].map((place) => (place === at ? 0 : -1)),
      );
    }
  });

  it('leave keys with a modifier to the browser: Alt and an arrow go back', () => {
    tabbed();
    buttons()[0]?.focus();
    const back = new KeyboardEvent('keydown', {
      key: 'ArrowLeft',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    document.activeElement?.dispatchEvent(back);
    expect([back.defaultPrevented, openOf(tabs())]).toEqual([false, [0]]);
  });

  it('follow the list of topics, which follows them', () => {
    tabbed(vertical);
    const topics = document.querySelector('select');
    if (!topics) throw new Error('no list of topics');
    choose(2);
    expect(topics.selectedIndex).toBe(2);
    topics.selectedIndex = 1;
    topics.dispatchEvent(new Event('change', { bubbles: true }));
    tabs()[1]?.dispatchEvent(new Event('toggle'));
    expect(openOf(tabs())).toEqual([1]);
  });
});
