import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhancePlans } from './enhance-plans.ts';
import { COMPARE_SCROLL_DELAY_MS } from './plans.constants.ts';

const plan = (name: string, first = '') =>
  `<li data-plan ${first}><h3>${name}</h3><a href="#x">More</a><details><summary>What you get</summary><p>Data</p></details></li>`;

let stop: () => void;
const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const dialog = () => all<HTMLDialogElement>('dialog')[0] as HTMLDialogElement;
const click = (selector: string, index: number) => all(selector)[index]?.click();
const open = () => all<HTMLDetailsElement>('details').map((details) => details.open);
const focused = () => all('thead th').findIndex((head) => head.hasAttribute('data-focused'));
const changed = () => vi.waitFor(() => expect(focused()).not.toBe(-1));

beforeEach(() => {
  document.body.innerHTML = `<div data-plans><ul>${plan('500')}${plan('1 Gig', 'data-first')}${plan('2 Gig')}</ul>
    <dialog><div data-compare><table><thead><tr><th>500</th><th>1 Gig</th><th>2 Gig</th></tr></thead></table></div></dialog></div>`;
  Element.prototype.scrollTo = vi.fn();
  stop = enhancePlans(document.body);
});
afterEach(() => stop());

describe('a card', () => {
  it('opens its details wherever it is clicked, and closes them again', () => {
    click('h3', 2);
    expect(open()).toEqual([false, false, true]);
    click('h3', 2);
    expect(open()).toEqual([false, false, false]);
  });

  it('follows its links', () => {
    click('li > a', 0);
    expect(open()).toEqual([false, false, false]);
  });
});

it('knows where the row was swiped to before it woke', async () => {
  stop();
  const row = all('ul')[0] as HTMLElement;
  all('[data-plan]').forEach((card, index) =>
    Object.defineProperties(card, { offsetLeft: { value: index * 300 }, offsetWidth: { value: 300 } }),
  );
  Object.defineProperty(row, 'clientWidth', { value: 300 });
  row.scrollLeft = 600;
  stop = enhancePlans(document.body);
  dialog().open = true;
  await changed();
  expect(focused()).toBe(2);
  expect(all('[data-plans]')[0]?.style.getPropertyValue('--plan-in-view')).toBe('2');
});

describe('the comparison', () => {
  it('opens at the plan to look at first', async () => {
    dialog().open = true;
    await changed();
    expect(focused()).toBe(1);
  });

  it('is the one that opens, not the dialog of a card', async () => {
    stop();
    const own = document.createElement('dialog');
    all('[data-plan]')[0]?.append(own);
    stop = enhancePlans(document.body);
    (all<HTMLDialogElement>('dialog').at(-1) as HTMLDialogElement).open = true;
    await changed();
    expect(focused()).toBe(1);
  });

  it('opens at the plan that was opened last', async () => {
    click('h3', 2);
    dialog().open = true;
    await changed();
    expect(focused()).toBe(2);
  });

  it('scrolls there 100 ms later, and not when it is closed before', async () => {
    vi.useFakeTimers();
    const scrolled = () => vi.mocked(Element.prototype.scrollTo).mock.calls.length;
    dialog().open = true;
    await Promise.resolve();
    vi.advanceTimersByTime(COMPARE_SCROLL_DELAY_MS - 1);
    expect(scrolled()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(scrolled()).toBe(1);
    dialog().open = false;
    await Promise.resolve();
    dialog().open = true;
    await Promise.resolve();
    dialog().open = false;
    await Promise.resolve();
    vi.advanceTimersByTime(1000);
    expect(scrolled()).toBe(1);
  });
});

it('leaves everything as it was served once it is stopped', () => {
  stop();
  click('h3', 0);
  expect(open()).toEqual([false, false, false]);
  expect(all('[data-script]')).toEqual([]);
});
