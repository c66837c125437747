import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForActions } from './actions.ts';
import { onPageEvent } from './page-events.ts';

const wakeFor = vi.fn(() => true);
const take = vi.fn();
let stop = () => {};

beforeAll(() => listenForActions(wakeFor));
beforeEach(() => {
  wakeFor.mockReset().mockReturnValue(true);
  take.mockReset();
  stop = onPageEvent('open-address-check', take);
});
afterEach(() => stop());
// The click listener stays on the document, which all tests in this file share.
afterAll(() => void wakeFor.mockReturnValue(false));

/** Clicks the innermost element. Returns whether the browser would still follow the link. */
function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const target = document.body.querySelector('b') ?? document.body.firstElementChild;
  return target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })) ?? true;
}
const LINK = `<a href="#check" data-action="open-address-check" data-detail='{"source":"hero"}'><b>Check</b></a>`;

describe('a click on plain markup', () => {
  it('sends the page event that the markup names, and wakes who answers', () => {
    expect(click(LINK)).toBe(false);
    expect(wakeFor).toHaveBeenCalledWith(
      'open-address-check',
      expect.any(Function),
      document.querySelector('a'),
    );
    expect(take.mock.calls).toEqual([[{ source: 'hero' }]]);
  });

  it('follows the link when nobody can answer', () => {
    wakeFor.mockReturnValue(false);
    expect(click(LINK)).toBe(true);
    expect(take).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'follows the link when a new tab is wanted (%j)',
    (keys) => {
      expect(click(LINK, keys)).toBe(true);
      expect(take).not.toHaveBeenCalled();
    },
  );

  it('leaves alone what a component has already handled', () => {
    document.body.innerHTML = LINK;
    document.body.firstElementChild?.addEventListener('click', (event) => event.preventDefault());
    document.body.querySelector('b')?.click();
    expect(take).not.toHaveBeenCalled();
  });

  it.each(['{"source":', 'nothing', ''])('sends an empty detail for a broken one (%j)', (detail) => {
    click(`<a href="#" data-action="open-address-check" data-detail='${detail}'><b>x</b></a>`);
    expect(take.mock.calls).toEqual([[{}]]);
  });

  it('is the business of the data layer only if the host makes it so', () => {
    click(LINK.replace('<a ', `<a data-analytics='{"event":"hero"}' `));
    expect(globalThis).not.toHaveProperty('dataLayer');
  });

  it('on anything else does nothing', () => {
    expect(click('<a href="#">x</a>')).toBe(true);
    expect(wakeFor).not.toHaveBeenCalled();
  });
});
