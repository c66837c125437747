import { block, createRegistry, entryType, text } from '@skein/cms-client';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { memoryDelivery, siteInMemory } from '../testing/site-in-memory.ts';
import { smallDefinition } from '../testing/small-site.test-support.ts';

const typeOf = (id: string) => entryType(id, { name: id, description: 'A test' }, { words: text('words') });
const definition = {
  ...smallDefinition,
  registry: createRegistry([
    ...[...smallDefinition.registry.values()].map(({ type }) => type),
    block(typeOf('myText'), {
      component:
        async () =>
        ({ words }) => <p>{words}</p>,
    }),
    block(typeOf('mySpeed'), {
      component: async () => () => {
        throw new Error('no speed');
      },
    }),
  ]),
};

const entry = (id: string, contentType: string, fields: object) => ({
  sys: { id, contentType: { sys: { id: contentType } } },
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
});
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const entries = [
  entry('site', 'gfSite', { gfTitle: 'Skein' }),
  entry('home', 'gfPage', { gfSlug: '/', gfTitle: 'Home', gfBlocks: ['a', 'b', 'c'].map(link) }),
  entry('a', 'mySpeed', { words: 'fast' }),
  entry('b', 'myText', { words: 'Here' }),
  entry('c', 'myMap', {}),
];

async function notesOn(production: boolean) {
  const delivery = memoryDelivery({ entries, assets: [] });
  const { pages } = await siteInMemory({ definition, delivery, production });
  const { document } = new JSDOM((await pages.render('/')).html).window;
  expect(document.body.textContent).toContain('Here');
  return [...document.querySelectorAll('[role="note"]')].map(({ textContent }) => textContent);
}

it('stand in development as what is wrong with them: type, entry and reason', async () => {
  expect(await notesOn(false)).toEqual([
    'c is a myMap, for which there is no block: register it in createRegistry',
    'mySpeed a: no speed',
  ]);
});

it('are left out for visitors', async () => {
  expect(await notesOn(true)).toEqual([]);
});
