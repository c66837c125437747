import { expect, it } from 'vitest';
import { compareModels } from './compare-models.ts';
import { migrationScript } from './migration-script.ts';
import { field, model, type } from './models.test-support.ts';
import type { Model } from './model.types.ts';

type Calls = string[];

/** Returns a stand-in for an object of the vendor's tool, which adds each call of a script to `calls`. */
function noting(calls: Calls, name: string): object {
  return new Proxy(
    {},
    {
      get: (_, method) =>
        typeof method === 'symbol'
          ? undefined
          : (id: unknown) => {
              calls.push(`${name}.${method} ${typeof id === 'string' ? id : ''}`.trim());
              return noting(calls, String(id));
            },
    },
  );
}

/** Returns the calls that the script for a change makes to the vendor's tool, in order. */
function asked(site: Model, packages: Model, entries: readonly (readonly [string, number])[] = []): Calls {
  const changes = compareModels({ site, packages, before: site, used: new Set(entries.map(([id]) => id)) });
  const module = { exports: (_: object): void => undefined };
  new Function('module', migrationScript(changes, new Map(entries)))(module);
  const calls: Calls = [];
  module.exports(noting(calls, 'migration'));
  return calls;
}

it('creates, changes and deletes fields', () => {
  const site = model(type('card', [field('title'), field('label')]));
  const packages = model(type('card', [field('title', { required: true }), field('badge')]));
  expect(asked(site, packages)).toEqual([
    'migration.editContentType card',
    'card.createField badge',
    'card.editField title',
    'card.deleteField label',
  ]);
});

it('moves values into a field of another type, and names entries by another field before one goes', () => {
  const site = model(type('card', [field('title'), field('slug')], { displayField: 'title' }));
  const long = field('title', { type: 'Text', required: true });
  expect(asked(site, model(type('card', [long, field('slug')], { displayField: 'slug' })))).toEqual([
    'migration.editContentType card',
    'card.displayField slug',
    'card.createField titleNext',
    'migration.transformEntries',
    'card.deleteField title',
    'card.changeFieldId titleNext',
    'card.editField title',
  ]);
});

it('names entries by the new field before it deletes the field that named them', () => {
  const site = model(type('card', [field('old'), field('title')], { displayField: 'title' }));
  const short = field('title', { type: 'Text' });
  expect(asked(site, model(type('card', [short], { displayField: 'title' })))).toEqual([
    'migration.editContentType card',
    'card.createField titleNext',
    'migration.transformEntries',
    'card.displayField titleNext',
    'card.deleteField title',
    'card.changeFieldId titleNext',
    'card.displayField title',
    'card.deleteField old',
  ]);
});

it('creates a type that the content uses, and deletes one that nothing uses', () => {
  const site = model(type('old', []), type('kept', []));
  const packages = model(
    type('card', [field('title')], { displayField: 'title', help: { title: 'One line' } }),
  );
  const entries = [
    ['card', 1],
    ['kept', 2],
  ] as const;
  expect(asked(site, packages, entries)).toEqual([
    'migration.deleteContentType old',
    'migration.createContentType card',
    'card.createField title',
    'card.changeFieldControl title',
    'card.displayField title',
  ]);
});
