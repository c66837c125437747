import { beforeEach, describe, expect, it } from 'vitest';
import type { EditedSpace } from '../fixtures/edited-space.ts';
import { editedSpace } from '../fixtures/edited-space.ts';

let space: EditedSpace;
beforeEach(async () => void (space = await editedSpace()));

describe('what does not fit the content type', () => {
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

  it.each<[string, Record<string, unknown>, string, (string | number)[]]>([
    ['an unknown field', { nothing: { 'en-US': 1 } }, 'unknown', ['fields', 'nothing']],
    ['an unknown locale', { title: { fr: 'Bonjour' } }, 'unknown', ['fields', 'title', 'fr']],
    ['a translation of what is not localised', { slug: { es: 'x' } }, 'unexpected', ['fields', 'slug', 'es']],
    ['a value of another type', { rating: { 'en-US': 'five' } }, 'type', ['fields', 'rating', 'en-US']],
    ['an item of another type', { topics: { 'en-US': ['a', 1] } }, 'type', ['fields', 'topics', 'en-US', 1]],
    [
      'a link to the wrong kind',
      { cover: { 'en-US': link('post-kyoto') } },
      'type',
      ['fields', 'cover', 'en-US'],
    ],
    ['a date that is none', { visitedOn: { 'en-US': 'May' } }, 'type', ['fields', 'visitedOn', 'en-US']],
    ['a place that is none', { place: { 'en-US': { lat: 1 } } }, 'type', ['fields', 'place', 'en-US']],
    ['rich text that is none', { body: { 'en-US': 'text' } }, 'type', ['fields', 'body', 'en-US']],
  ])('is refused: %s', async (_what, change, name, where) => {
    const { sys, fields } = await space.entry('post-kyoto');
    const answer = await space.cma('PUT', '/entries/post-kyoto', {
      version: sys.version,
      body: { fields: { ...fields, ...change } },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      sys: { id: 'ValidationFailed' },
      details: { errors: [{ name, path: where }] },
    });
    expect((await space.entry('post-kyoto')).sys.version).toBe(sys.version);
  });

  it.each<[string, Record<string, unknown>, string, (string | number)[]]>([
    [
      'a link to the wrong content type',
      { author: { 'en-US': link('post-kyoto') } },
      'linkContentType',
      ['fields', 'author', 'en-US'],
    ],
    ['a number out of range', { rating: { 'en-US': 6 } }, 'range', ['fields', 'rating', 'en-US']],
    ['a text that is too long', { title: { 'en-US': 'x'.repeat(81) } }, 'size', ['fields', 'title', 'en-US']],
    ['a text that misses the pattern', { slug: { 'en-US': 'No!' } }, 'regexp', ['fields', 'slug', 'en-US']],
  ])('is saved as a draft, and refused when it is published: %s', async (_what, change, name, where) => {
    const { sys, fields } = await space.entry('post-kyoto');
    const saved = await space.cma('PUT', '/entries/post-kyoto', {
      version: sys.version,
      body: { fields: { ...fields, ...change } },
    });
    expect(saved.statusCode).toBe(200);
    const { version } = saved.json().sys;
    const answer = await space.cma('PUT', '/entries/post-kyoto/published', { version });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      sys: { id: 'InvalidEntry' },
      details: { errors: [{ name, path: where }] },
    });
  });

  it('is told in the words of the content type where it has some', async () => {
    const { sys, fields } = await space.entry('post-kyoto');
    const saved = await space.cma('PUT', '/entries/post-kyoto', {
      version: sys.version,
      body: { fields: { ...fields, slug: { 'en-US': 'No!' } } },
    });
    const { version } = saved.json().sys;
    const answer = await space.cma('PUT', '/entries/post-kyoto/published', { version });
    expect(answer.json().details.errors[0].details).toBe('Only lower-case letters, digits and dashes');
  });

  it('may be missing in a draft, but not when it is published', async () => {
    const { sys } = await space.entry('post-kyoto');
    const saved = await space.cma('PUT', '/entries/post-kyoto', {
      version: sys.version,
      body: { fields: { title: { 'en-US': '' } } },
    });
    expect(saved.statusCode).toBe(200);
    const published = await space.cma('PUT', '/entries/post-kyoto/published', {
      version: saved.json().sys.version,
    });
    expect(published.statusCode).toBe(422);
    expect(published.json().details.errors.map((error: { path: string[] }) => error.path[1])).toEqual([
      'title',
      'slug',
    ]);
  });

  it.each<[string, string, number]>([
    ['is not JSON', '{"fields":', 400],
    ['is a list', '[]', 422],
    ['has no fields', '{}', 422],
    ['has fields without locales', '{"fields":{"title":"x"}}', 422],
    ['reaches for the prototype', '{"fields":{"__proto__":{"en-US":"x"}}}', 400],
    ['is nested without end', `{"fields":{"extra":{"en-US":${'['.repeat(5000)}${']'.repeat(5000)}}}}`, 400],
    ['is too large', `{"fields":{"summary":{"en-US":"${'x'.repeat(2_100_000)}"}}}`, 413],
  ])('as a body that %s is refused', async (_what, payload, status) => {
    const answer = await space.cma('PUT', '/entries/post-kyoto', { version: 3, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().sys.type).toBe('Error');
  });
});

it.each([
  ['without a file', {}, [], 'file'],
  [
    'with a file that is not processed',
    { file: { 'en-US': { contentType: 'image/png', fileName: 'a.png', upload: 'https://a.test/a.png' } } },
    ['en-US', 'url'],
    'url',
  ],
])('an asset %s is refused when it is published', async (_, fields, where, name) => {
  await space.cma('PUT', '/assets/new', { body: { fields } });
  const answer = await space.cma('PUT', '/assets/new/published', { version: 1 });
  const details = `The property "${name}" is required here`;
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    {
      sys: { id: 'ValidationFailed' },
      details: { errors: [{ name: 'required', path: ['fields', 'file', ...where], details }] },
    },
  ]);
});
