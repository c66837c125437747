import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepShown } from './shown-entry.ts';

const ORIGIN = 'http://localhost';
const block = (id: string) => `<p data-contentful-entry-id="${id}">${id}</p>`;
const scrolled: string[] = [];

beforeEach(() => {
  const { window } = new JSDOM(`<body>${block('a')}${block('b')}</body>`, { url: ORIGIN });
  window.Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this.textContent);
  };
  scrolled.length = 0;
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('parent', window);
  vi.stubGlobal('CSSStyleSheet', window.CSSStyleSheet);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
});
afterEach(() => vi.unstubAllGlobals());

/** Shows an entry, as the desk does, and then draws a page with these blocks. */
async function drawn(shown: string, ...ids: string[]): Promise<string | undefined> {
  const draw = keepShown(async () => {
    await undefined;
    // As on a page, the elements stay at their places, and get other contents.
    for (const [at, id] of ids.entries()) {
      const element = document.body.children[at] ?? document.body.appendChild(document.createElement('p'));
      element.setAttribute('data-contentful-entry-id', id);
      element.textContent = id;
    }
  }, ORIGIN);
  // The desk sends the edit first, and then shows the new block.
  const drawing = draw([]);
  const data = { skein: 'show', entryId: shown };
  window.dispatchEvent(new window.MessageEvent('message', { data, origin: ORIGIN, source: window }));
  await drawing;
  return document.querySelector('[data-skein-shown]')?.textContent ?? undefined;
}

it('marks the shown block where it is after a drawing, and scrolls only once', async () => {
  expect(await drawn('a', 'b', 'a')).toBe('a');
  expect(scrolled).toEqual(['a']);
});

it('marks a new block, and scrolls to it', async () => {
  expect(await drawn('c', 'a', 'b', 'c')).toBe('c');
  expect(scrolled).toEqual(['c']);
});

it('marks nothing if the shown block has gone', async () => {
  expect(await drawn('a', 'b', 'b')).toBeUndefined();
});
