import { contentTypes } from '@skein/content/entries';
import { expect, it } from 'vitest';
import { enhancers, islands } from 'virtual:skein-client';
import { registry } from './registry.ts';

it('has a component for every content type that a page may hold', async () => {
  for (const { type, load } of registry.values()) expect(typeof (await load()), type.id).toBe('function');
  expect(contentTypes.map(({ id }) => id)).toEqual(expect.arrayContaining([...registry.keys()]));
});

it('names modules that exist', () => {
  const film = {
    film: { url: '/a.mp4' },
    items: [{}, {}],
    slides: [{}, {}],
    screens: [{}],
    steps: [{}],
  };
  const toggle = { features: Array<object>(5).fill({}), expandText: 'All', collapseText: 'First' };
  const named = [...registry.values()]
    .flatMap(({ type, wake }) => {
      const looks = type.variants.length > 0 ? type.variants.map(({ name }) => name) : [undefined];
      return looks.flatMap((variant) => wake({ ...film, ...toggle, variant }) ?? []);
    })
    .map(({ island, enhancer }) => island ?? enhancer ?? '');
  expect(named).toEqual(expect.arrayContaining(['header', 'video']));
  for (const name of named) expect(name in islands || name in enhancers, name).toBe(true);
});
