import { CONTENT_ID_PREFIX } from '../parse/sanitize.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { followContentPlaces } from './content-places.ts';

beforeAll(() => followContentPlaces((then) => then()));
beforeEach(() => {
  document.body.innerHTML = `<h2 id="plans">A</h2><h2 id="${CONTENT_ID_PREFIX}plans">B</h2><p id="${CONTENT_ID_PREFIX}café">C</p><p id="${CONTENT_ID_PREFIX}50%">D</p>`;
});

/** Opens an address, and returns the hash that the browser then shows. */
function open(hash: string): string {
  history.replaceState(null, '', `/${hash}`);
  dispatchEvent(new Event('hashchange'));
  return location.hash;
}

it('goes to a place in a text that an address names as its editor did, as often as asked', () => {
  const entries = history.length;
  expect(open('#caf%C3%A9')).toBe(`#${CONTENT_ID_PREFIX}caf%C3%A9`);
  expect(open('#café')).toBe(`#${CONTENT_ID_PREFIX}caf%C3%A9`);
  expect(open('#50%25')).toBe(`#${CONTENT_ID_PREFIX}50%`);
  expect(history.length).toBe(entries);
});

it.each(['', '#plans', '#nowhere', '#%E0%A4%A', `#${CONTENT_ID_PREFIX}plans`])(
  'leaves alone what the browser finds, or nobody: "%s"',
  (hash) => {
    expect(open(hash)).toBe(hash);
  },
);
