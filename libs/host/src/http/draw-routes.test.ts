import { DeliveryError } from '@skein/cms-client/server';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { NoSuchPage } from '../pages/routes.tsx';
import { drawRoutes } from './draw-routes.ts';
import type { EditorPages } from '../preview/editor-pages.ts';
import { previewEditors } from '../preview/preview-editors.ts';

type Redraw = EditorPages['redraw'];
const drawn = { version: 'two', parts: { 3: '<p>drawn</p>' } };
async function site(redraw: Redraw = async () => ({ status: 200, ...drawn }), isEditor = true) {
  const app = Fastify();
  const editors = { ...previewEditors('a secret'), nameOf: () => (isEditor ? 'one' : undefined) };
  const draw: EditorPages['draw'] = () => Promise.reject(new Error('not asked here'));
  await app.register(drawRoutes, {
    preview: { editors, pagesOf: () => ({ draw, redraw }) },
    content: { space: 'skein', environment: 'master' },
  });
  return {
    script: () => app.inject('/preview-mode/editor.js'),
    draw: (payload: object) => app.inject({ method: 'POST', url: '/preview-mode/draw', payload }),
  };
}
const entries = [{ sys: { id: 'hero' }, fields: { title: { es: 'Hola' } } }];

it('a page is drawn with unsaved changes for an editor, and no cache keeps it', async () => {
  const redraw = vi.fn<Redraw>(async () => ({ status: 200, ...drawn }));
  const answer = await (
    await site(redraw)
  ).draw({ path: '/plans?variation=hero%3Dshort', entries, shown: 'one' });
  expect([answer.statusCode, answer.json()]).toEqual([200, drawn]);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(redraw).toHaveBeenCalledWith({ path: '/plans', search: '?variation=hero%3Dshort' }, entries, 'one');
});

it('nobody else gets a page or the script', async () => {
  const redraw = vi.fn<Redraw>();
  const visited = await site(redraw, false);
  expect([
    (await visited.draw({ path: '/', entries })).statusCode,
    (await visited.script()).statusCode,
  ]).toEqual([403, 403]);
  expect(redraw).not.toHaveBeenCalled();
});

it.each([
  ['no path', { entries }],
  ['another site', { path: '//evil.example/', entries }],
  ['an entry without id', { path: '/', entries: [{ fields: {} }] }],
  ['entries that are no list', { path: '/', entries: {} }],
])('%s is refused with a reason', async (_, body) => {
  const answer = await (await site()).draw(body);
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'BadRequest']);
});

it.each([
  [404, new NoSuchPage('/none')],
  [503, new DeliveryError({ contentType: 'page', locale: 'en-US' }, new Error('away'))],
])('a page that cannot be drawn is answered with %s', async (status, error) => {
  const answer = await (await site(() => Promise.reject(error))).draw({ path: '/none' });
  expect(answer.statusCode).toBe(status);
});

it('the script is whole: the library, and a function that needs nothing of its module', async () => {
  const { body, headers } = await (await site()).script();
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(() => new Function(body)).not.toThrow();
  expect(body).toContain('Idiomorph');
});
