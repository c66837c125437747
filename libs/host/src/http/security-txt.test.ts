import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

async function ask(contact: string | undefined) {
  const app = Fastify();
  await app.register(securityTxt, {
    contact,
    origin: 'https://x.example',
    languages: ['en', 'es'],
    now: () => Date.UTC(2026, 0, 1, 13),
  });
  return app.inject('/.well-known/security.txt');
}

it('says whom to tell of a weakness, and until when that holds', async () => {
  const { body, headers } = await ask('mailto:security@x.example');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(
    'Contact: mailto:security@x.example\nExpires: 2026-04-01T00:00:00.000Z\nPreferred-Languages: en, es\n' +
      'Canonical: https://x.example/.well-known/security.txt\n',
  );
});

it('is not there where nobody is named', async () => {
  expect((await ask(undefined)).statusCode).toBe(404);
});
