import { contentTypes } from '@skein/content/entries';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registry } from './registry.ts';

it('has a component for every content type that a page may hold', async () => {
  for (const { type, load } of registry.values()) expect(typeof (await load()), type.id).toBe('function');
  expect(contentTypes.map(({ id }) => id)).toEqual(expect.arrayContaining([...registry.keys()]));
});

it('names modules that exist', () => {
  const film = { variant: 'gamingHero', film: { url: '/a.mp4' } };
  const files = [...registry.values()]
    .flatMap(({ wake }) => wake(film) ?? [])
    .map(({ island, enhancer }) =>
      island === undefined ? `enhancers/${enhancer}.enhancer.ts` : `islands/${island}.island.ts`,
    );
  expect(files).toEqual(expect.arrayContaining(['islands/header.island.ts', 'enhancers/video.enhancer.ts']));
  for (const file of files) expect(existsSync(join(import.meta.dirname, file)), file).toBe(true);
});
