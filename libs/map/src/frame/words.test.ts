// @vitest-environment node
import { expect, it } from 'vitest';
import { mapWords } from './words.ts';

it.each([
  ['en', 'Zoom in'],
  ['es', 'Acercar'],
  ['es-MX', 'Acercar'],
  ['de-DE', 'Zoom in'],
])('speaks English or Spanish by itself (%s)', (language, zoomIn) => {
  expect(mapWords({ language }).zoomIn).toBe(zoomIn);
});

it('speaks another language in the words of its host', () => {
  const say = ({ en }: { readonly en: string }) => (en === 'Zoom in' ? 'Vergrößern' : en);
  expect(mapWords({ language: 'de-DE', say })).toMatchObject({ zoomIn: 'Vergrößern', zoomOut: 'Zoom out' });
});
