import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateHeadings } from './late-headings.ts';

const LATE = '"Late Heading"';
let status: FontFaceLoadStatus;
let loads: () => Promise<unknown>;
const asked: string[] = [];
const added: unknown[] = [];

beforeEach(() => {
  status = 'loading';
  loads = async () => 'face';
  asked.length = added.length = 0;
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(_family: string, source: string) {
        asked.push(source);
      }
      load = () => loads();
    },
  );
  const fonts = {
    add: (face: unknown) => added.push(face),
    *[Symbol.iterator]() {
      yield { status: 'loading', family: 'Text' };
      yield { status, family: '"Heading"' };
    },
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  document.documentElement.style.setProperty('--font-heading', 'Heading, serif');
  document.body.innerHTML =
    '<link rel="preload" as="font" href="/static/heading.woff2"><h1>One line</h1><h2 data-grows>Another</h2>';
  for (const heading of document.querySelectorAll<HTMLElement>('h1, h2'))
    Object.defineProperty(heading, 'offsetHeight', {
      get: () => (heading.hasAttribute('data-grows') && heading.style.length > 0 ? 80 : 40),
    });
});
afterEach(() => Reflect.deleteProperty(document, 'fonts'));

const familyOf = (name: string) =>
  document.querySelector<HTMLElement>(name)?.style.getPropertyValue('--font-heading');

it('draws headings in a face that comes late, except those that would move what follows', async () => {
  await lateHeadings();
  expect(asked).toEqual([expect.stringContaining('/static/heading.woff2')]);
  expect(added).toEqual(['face']);
  expect(familyOf('h1')).toContain(LATE);
  expect(familyOf('h2')).toBe('');
});

it('does nothing where the face was there at once', async () => {
  status = 'loaded';
  await lateHeadings();
  expect(asked).toEqual([]);
});

it('leaves the fallback where the face does not come', async () => {
  loads = () => Promise.reject(new Error('offline'));
  await expect(lateHeadings()).rejects.toThrow('offline');
  expect(familyOf('h1')).toBe('');
});

it('leaves a page without a preloaded face as it is', async () => {
  document.querySelector('link')?.remove();
  await lateHeadings();
  expect(asked).toEqual([]);
});

it('leaves headings of a brand alone that are set in a face of the system', async () => {
  document.documentElement.style.setProperty('--font-heading', 'Georgia,serif');
  await lateHeadings();
  expect(asked).toEqual([]);
});
