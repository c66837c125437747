import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { envelopeErrors } from './error-envelope.ts';

it.each([
  ['ENOSPC', 507, 'InsufficientStorage'],
  ['EDQUOT', 507, 'InsufficientStorage'],
  ['EACCES', 500, 'ServerError'],
])('an error %s of the disk is answered with %s, without the name of a file', async (code, status, id) => {
  const app = Fastify();
  envelopeErrors(app);
  app.get('/', () => Promise.reject(Object.assign(new Error('write /home/ana/.data/upload'), { code })));
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ sys: { type: 'Error', id } });
  expect(answer.body).not.toContain('/home');
});
