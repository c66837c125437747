import { expect, it, vi } from 'vitest';
import { askAsEditor } from './preview-session.ts';

it('enters a preview that has ended again, and asks once more', async () => {
  let isEditor = false;
  const fetched = vi.fn(async () => {
    isEditor = true;
    return new Response();
  });
  vi.stubGlobal('fetch', fetched);
  const ask = vi.fn(async () => (isEditor ? 'draft' : 'published'));
  const isForEditors = (answer: string) => answer === 'draft';
  const both = [askAsEditor(ask, isForEditors), askAsEditor(ask, isForEditors)];
  expect(await Promise.all(both)).toEqual(['draft', 'draft']);
  expect(fetched.mock.calls).toEqual([['/desk']]);
  ask.mockClear();
  expect(await askAsEditor(ask, isForEditors)).toBe('draft');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('gives up if the preview cannot be entered', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The site is stopped.')));
  const ask = vi.fn(async () => 'published');
  expect(await askAsEditor(ask, () => false)).toBe('published');
  expect(ask).toHaveBeenCalledTimes(2);
});
