import { expect, it } from 'vitest';
import { linkTo, type Content, type Entity, type FieldDefinition } from '../cms/cms.types.ts';
import { filmOver } from './film-over.ts';

const field = (id: string, group: string): FieldDefinition => ({
  id,
  name: id,
  type: 'Link',
  linkType: 'Asset',
  localized: false,
  required: false,
  validations: [{ linkMimetypeGroup: [group] }],
});
const [picture, film] = [field('picture', 'image'), field('film', 'video')];
const asset = (id: string, contentType: string): Entity => ({
  sys: { id, type: 'Asset', version: 1 },
  fields: { file: { en: { contentType } } },
});
const hero = (fields: Entity['fields']): Entity => ({
  sys: { id: 'hero', type: 'Entry', version: 1, contentType: linkTo('ContentType', 'hero') },
  fields,
});
const content: Content = {
  types: new Map([['hero', { sys: { id: 'hero' }, name: 'Hero', fields: [picture, film] }]]),
  hints: new Map([['hero', { film: 'A film. Only for: Gaming; Labs.' }]]),
  locales: [{ code: 'en', name: 'English', default: true }],
  entries: new Map(),
  assets: new Map([asset('dog', 'image/png'), asset('run', 'video/mp4')].map((one) => [one.sys.id, one])),
  published: new Map(),
};
const both = hero({ picture: { en: linkTo('Asset', 'dog') }, film: { en: linkTo('Asset', 'run') } });

it.each([
  ['a look with the film', both, picture, 'Gaming', 'film'],
  ['a look without the film', both, picture, 'Image', undefined],
  [
    'an entry without a film',
    hero({ picture: { en: linkTo('Asset', 'dog') } }),
    picture,
    'Gaming',
    undefined,
  ],
  ['the film itself', both, film, 'Gaming', undefined],
])('the film that covers a picture is known for %s', (_, entry, at, look, expected) => {
  expect(filmOver(content, entry, at, look)?.id).toBe(expected);
});
