import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccountsApi } from './demo-routes.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(demoAccountsApi, { secureCookies: false, provider: 'Acme Fiber' });
});
afterAll(() => app.close());

describe('pictures of demo accounts', () => {
  it.each(['/demo/avatar/customer.svg', '/demo/avatar/customer.svg=s60-c'])(
    '%s is a picture without script or style',
    async (url) => {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toMatch(/^image\/svg\+xml/);
      expect(response.body).toMatch(/^<svg [^>]*viewBox="0 0 120 120"/);
      expect(response.body).not.toMatch(/<script|<style|style=|href=/);
    },
  );

  it('tells the people apart', async () => {
    const [customer, longName] = await Promise.all([
      app.inject('/demo/avatar/customer.svg'),
      app.inject('/demo/avatar/long-name.svg'),
    ]);
    expect(customer.body).not.toBe(longName.body);
  });

  it.each(['visitor.svg', 'no-account.svg', 'nobody.svg', 'customer.png', 'customer.svg=big'])(
    '%s does not exist',
    async (file) => {
      expect((await app.inject(`/demo/avatar/${file}`)).statusCode).toBe(404);
    },
  );
});
