import { CONTENT_ID_PREFIX } from '../parse/sanitize.ts';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { followContentPlaces } from './content-places.ts';

const shown = vi.fn<(this: Element) => void>();
beforeAll(() => {
  Element.prototype.scrollIntoView = function () {
    shown.call(this);
  };
  followContentPlaces((then) => then());
});
beforeEach(() => {
  shown.mockReset();
  document.body.innerHTML = `<h2 id="plans">A</h2><h2 id="${CONTENT_ID_PREFIX}plans">B</h2><p id="${CONTENT_ID_PREFIX}café">C</p>`;
});

function open(hash: string): string[] {
  history.replaceState(null, '', `/${hash}`);
  dispatchEvent(new Event('hashchange'));
  return shown.mock.contexts.map((element) => (element as Element).id);
}

it('shows a place in a text that an address names as its editor did', () => {
  expect(open('#caf%C3%A9')).toEqual([`${CONTENT_ID_PREFIX}café`]);
});

it.each(['', '#plans', '#nowhere', '#%E0%A4%A'])(
  'leaves alone what the browser finds, or nobody: "%s"',
  (hash) => {
    expect(open(hash)).toEqual([]);
  },
);
