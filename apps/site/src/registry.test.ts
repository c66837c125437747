import { contentTypes } from '@skein/content/entries';
import { expect, it } from 'vitest';
import { registry } from './registry.ts';

it('has a component for every content type that a page may hold', async () => {
  for (const { type, load } of registry.values()) expect(typeof (await load()), type.id).toBe('function');
  expect(contentTypes.map(({ id }) => id)).toEqual(expect.arrayContaining([...registry.keys()]));
});
