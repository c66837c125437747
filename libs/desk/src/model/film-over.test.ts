import { expect, it } from 'vitest';
import { linkTo, type Entity } from '../cms/cms.types.ts';
import { contentOf, entryOf, fieldOf, typeOf } from '../testing/content.test-support.ts';
import { filmOver } from './film-over.ts';

const field = (id: string, group: string) =>
  fieldOf(id, { type: 'Link', linkType: 'Asset', validations: [{ linkMimetypeGroup: [group] }] });
const [picture, film] = [field('picture', 'image'), field('film', 'video')];
const asset = (id: string, contentType: string): Entity => ({
  sys: { id, type: 'Asset', version: 1 },
  fields: { file: { en: { contentType } } },
});
const hero = (fields: Entity['fields']) => entryOf('hero', 'hero', fields);
const content = contentOf(
  [typeOf('hero', picture, film)],
  [asset('dog', 'image/png'), asset('run', 'video/mp4')],
  { hints: new Map([['hero', { film: 'A film. Only for: Gaming; Labs.' }]]) },
);
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
