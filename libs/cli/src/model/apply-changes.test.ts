import { emptyExport, folderTexts, readContent } from '@skein/local-cms';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyChanges, writeType } from './apply-changes.ts';
import { compareModels } from './compare-models.ts';
import { readModel } from './model-of.ts';
import { field, model, type } from './models.test-support.ts';
import type { Model } from './model.types.ts';

const AT = '2026-05-01T09:00:00.000Z';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skein-types-'));
  const entry = {
    sys: {
      id: 'one',
      type: 'Entry',
      createdAt: AT,
      updatedAt: AT,
      publishedAt: AT,
      version: 2,
      publishedVersion: 1,
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'card' } },
    },
    fields: { title: { 'en-US': 'Hello' }, label: { 'en-US': 'New' } },
  };
  const card = {
    sys: { id: 'card', type: 'ContentType', createdAt: AT, updatedAt: AT, version: 2, publishedVersion: 1 },
    name: 'card',
    fields: [field('title'), field('label')],
  };
  const content = { ...emptyExport('en-US'), contentTypes: [card], entries: [entry] };
  const { texts } = folderTexts(content, { withCounters: false });
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  mkdirSync(join(folder, 'types'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Writes the types of a site, and then those of newer packages. @returns how many entries have changed */
function update(site: Model, packages: Model): number {
  const { locales = [] } = readContent(folder).content;
  for (const one of site.values()) writeType(folder, locales, one);
  const changes = compareModels({
    site: readModel(folder).model,
    packages,
    before: site,
    used: new Set(['card']),
  });
  return applyChanges(folder, changes);
}

it('writes fields, rules and help, and keeps what the site has added', () => {
  const site = model(type('card', [field('title'), field('label')]));
  writeType(
    folder,
    readContent(folder).content.locales ?? [],
    type('card', [field('title'), field('label')]),
  );
  const packages = model(
    type('card', [field('title', { required: true }), field('label'), field('badge')], {
      help: { badge: 'One word' },
    }),
  );
  expect(update(site, packages)).toBe(0);
  const { model: written } = readModel(folder);
  expect(compareModels({ site: written, packages, used: new Set(['card']) })).toEqual([]);
});

it('takes what is no longer read out of the entries, and turns values into the new type', () => {
  const text = read('entries/one.json');
  const site = model(type('card', [field('title'), field('label')]));
  const list = { type: 'Array', items: { type: 'Symbol', linkType: undefined, validations: [] } };
  expect(update(site, model(type('card', [field('title', list)])))).toBe(1);
  expect(JSON.parse(read('entries/one.json')).fields).toEqual({ title: { 'en-US': ['Hello'] } });
  expect(read('entries/one.json').split('\n').at(-3)).toBe(text.split('\n').at(-3));
});

it('removes a type that nothing uses, and no other', () => {
  const site = model(type('card', []), type('old', []));
  update(site, model());
  expect([...readModel(folder).model.keys()]).toEqual(['card']);
});

it('leaves files alone that have not changed', () => {
  const site = model(
    type('card', [field('title'), field('label')], { help: { title: 'One line', label: '' } }),
  );
  update(site, site);
  const before = read('types/card.json');
  update(site, site);
  expect(read('types/card.json')).toBe(before);
});
