import { expect, it } from 'vitest';
import { mapWords } from '../frame/words.ts';
import { clusterElement } from './pin-element.ts';

it.each([
  ['en', '12.3K', '12,345'],
  ['es', '12.3\u00a0K', '12,345'],
  ['de', '12.345', '12.345'],
])('writes the number of a cluster as it says it, in %s', (language, written, said) => {
  const cluster = {
    key: '1',
    position: { lat: 30, lng: -97 },
    count: 12_345,
    ready: true,
    expansionZoom: () => 9,
  };
  const { textContent, ariaLabel, attributes } = clusterElement(cluster, language, mapWords({ language }));
  expect(textContent).toBe(written);
  expect(ariaLabel ?? attributes.getNamedItem('aria-label')?.value).toContain(said);
});
