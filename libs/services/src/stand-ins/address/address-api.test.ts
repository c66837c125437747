import {
  doorsAnswerSchema,
  lookupAnswerSchema,
  placeSelectionSchema,
  suggestAnswerSchema,
  unitsOf,
} from '@skein/forms/contract';
import { unlimited } from '@skein/http/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loggedApp } from '../../posts/testing/logged-app.ts';
import { addressApi } from './address-api.ts';
import { addressBookService } from '../../demo/addresses/address-book.ts';

const SUGGEST = '/api/places/suggest';
const LOOKUP = '/buyflow_address_lookup_by_street_autoc_onchange/';
const DOORS = '/buyflow_load_address_assocs/';

async function serve(
  app: FastifyInstance = Fastify(),
  addresses = addressBookService(),
): Promise<FastifyInstance> {
  await app.register(addressApi, { addresses, limiter: unlimited, secureCookies: false });
  onTestFinished(() => app.close());
  return app;
}

const placeIdOf = async (app: FastifyInstance, q: string) =>
  v.parse(suggestAnswerSchema, (await app.inject({ url: SUGGEST, query: { q } })).json()).suggestions[0]
    ?.placeId ?? '';

describe('the address service', () => {
  it('leads from what is typed to the doors of the building', async () => {
    const app = await serve();
    const suggested = await app.inject(`${SUGGEST}?q=100+many+doo`);
    const { suggestions } = v.parse(suggestAnswerSchema, suggested.json());
    expect(suggestions).toEqual([
      { placeId: expect.any(String), text: '100 Many Doors Blvd, Austin, TX 78702' },
    ]);

    const chosen = await app.inject(`/api/places/${suggestions[0]?.placeId ?? ''}`);
    const place = v.parse(placeSelectionSchema, chosen.json());
    expect(place).toMatchObject({
      streetNumberValue: '100',
      routeValue: 'Many Doors Blvd',
      zipCodeValue: '78702',
    });

    const found = await app.inject(
      `${LOOKUP}?address1=100+Many+Doors+Blvd&place_id=${place.placeId}&unit=&zip=`,
    );
    const { address } = v.parse(lookupAnswerSchema, found.json());

    const answer = await app.inject(`${DOORS}?address_id=${address?.id ?? ''}`);
    const units = unitsOf(v.parse(doorsAnswerSchema, answer.json()));
    expect(units).toHaveLength(24);
    expect(units[0]).toEqual({ number: '101' });
    expect(answer.json()).toEqual({ doors: expect.stringMatching(/^\[\{"number":"101"\},/) });
  });

  it('answers null for an address that nobody knows, and no doors for a house', async () => {
    const app = await serve();
    const unknown = await app.inject(`${LOOKUP}?address1=1+Nowhere+Rd&place_id=&unit=&zip=`);
    expect([unknown.statusCode, unknown.json()]).toEqual([200, { address: null }]);
    const house = await app.inject(
      `${LOOKUP}?address1=1+Ready+Rd&place_id=${await placeIdOf(app, '1 ready')}`,
    );
    const { address } = v.parse(lookupAnswerSchema, house.json());
    expect((await app.inject(`${DOORS}?address_id=${address?.id ?? ''}`)).json()).toEqual({ doors: '[]' });
  });

  it('has no suggestions for nothing', async () => {
    const app = await serve();
    expect((await app.inject(`${SUGGEST}?q=`)).json()).toEqual({ suggestions: [] });
  });

  it('lets nobody but the browser keep an answer', async () => {
    const app = await serve();
    const cacheOf = async (url: string) => (await app.inject(url)).headers['cache-control'];
    expect(await cacheOf(`${SUGGEST}?q=ready`)).toBe('private, max-age=60');
    expect(await cacheOf(`/api/places/${await placeIdOf(app, '1 ready')}`)).toBe('private, max-age=60');
    expect(await cacheOf(`${LOOKUP}?address1=1+Ready+Rd&place_id=`)).toBe('no-store, private');
  });

  it('logs nothing of what was typed, also when it fails', async () => {
    const broken = { ...addressBookService(), book: async () => Promise.reject(new Error('in the way')) };
    for (const addresses of [addressBookService(), broken]) {
      const { app, log } = loggedApp();
      await serve(app, addresses);
      await app.inject(`${SUGGEST}?q=12+secret+street`);
      await app.inject(`${SUGGEST}?q=${'secret'.repeat(50)}`);
      await app.inject(`${LOOKUP}?address1=12+secret+street&place_id=`);
      expect(log().includes('address request failed')).toBe(addresses === broken);
      expect(log()).not.toContain('secret');
    }
  });

  it('says that it is unavailable when the addresses cannot be opened, and tries again', async () => {
    const { book, close } = addressBookService();
    let isThere = false;
    const away = async () => Promise.reject(new Error('in the way'));
    const app = await serve(Fastify(), { book: () => (isThere ? book() : away()), close });
    const answer = await app.inject(`${SUGGEST}?q=ready`);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({ error: { code: 'unavailable' } });
    isThere = true;
    expect((await app.inject(`${SUGGEST}?q=ready`)).statusCode).toBe(200);
  });
});
