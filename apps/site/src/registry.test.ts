import { contentTypes } from '@skein/content/entries';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registry } from './registry.ts';

it('has a component for every content type that a page may hold', async () => {
  for (const { type, load } of registry.values()) expect(typeof (await load()), type.id).toBe('function');
  expect(contentTypes.map(({ id }) => id)).toEqual(expect.arrayContaining([...registry.keys()]));
});

it('names island modules that exist', () => {
  const policies = [...registry.values()].flatMap(({ wake }) => wake({}) ?? []);
  for (const { island } of policies)
    expect(existsSync(join(import.meta.dirname, 'islands', `${island}.island.ts`)), island).toBe(true);
});
