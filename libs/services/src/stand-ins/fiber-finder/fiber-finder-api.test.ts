import { ApartmentRecord, readApartments } from '@skein/apartment-finder/contract';
import { cities } from '@skein/cities/catalogue';
import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FEWEST_BUILDINGS, MOST_BUILDINGS, buildingCount } from '../../demo/buildings/demo-buildings.ts';
import { demoBuildingFiles } from '../../demo/buildings/building-files.ts';
import { fiberFinderApi } from './fiber-finder-api.ts';

function serve(production: boolean) {
  const app = Fastify();
  app.register(fiberFinderApi, { fileOf: demoBuildingFiles({ production }) });
  return app;
}
const demo = serve(false);
const production = serve(true);
const get = (url: string, headers: Record<string, string> = {}, app = demo) =>
  app.inject({ url: `/data/fiber-finder/${url}`, headers });

describe('the files of buildings', () => {
  it('have between 39 and 5,000 buildings for every city, each as the contract has them', async () => {
    const counts = new Set<number>();
    for (const { id } of cities) {
      const response = await get(`${id}.json`);
      const file: unknown = response.json();
      const list = Array.isArray(file) ? file : Object.values(file as object)[0];
      expect(v.safeParse(v.array(ApartmentRecord), list).issues).toBeUndefined();
      expect(readApartments(file)?.dropped).toBe(0);
      expect(list.length).toBeGreaterThanOrEqual(FEWEST_BUILDINGS);
      expect(list.length).toBeLessThanOrEqual(MOST_BUILDINGS);
      counts.add(list.length);
    }
    expect(counts.size).toBeGreaterThan(25);
  });

  it('have the ZIP codes of their city, several where it has several', async () => {
    const zipsOf = async (id: string) => {
      const { body } = await get(`${id}.json`);
      return new Set([...body.matchAll(/, [A-Z]{2} (\d{5})"/g)].map(([, zip]) => zip));
    };
    expect((await zipsOf('austin')).size).toBeGreaterThan(5);
    for (const zip of await zipsOf('saltlakevalley')) expect(zip).toMatch(/^8410[1-9]$/);
    const single = [];
    for (const { id } of cities) if ((await zipsOf(id)).size < 2) single.push(id);
    // The real Smyrna has one ZIP code, too.
    expect(single).toEqual(['smyrna']);
  });

  it('come in both shapes', async () => {
    const shapes = new Set<boolean>();
    for (const { id } of cities.slice(0, 4)) {
      shapes.add(Array.isArray((await get(`${id}.json`)).json()));
    }
    expect(shapes).toEqual(new Set([true, false]));
  });

  it('are the same each time', async () => {
    const first = (await get('austin.json')).body;
    expect((await get('austin.json', {}, serve(false))).body).toBe(first);
  });

  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('are sent as %s to whoever takes it', async (coding, unpack) => {
    const response = await get('austin.json', { 'accept-encoding': coding });
    expect(response.headers['content-encoding']).toBe(coding);
    expect(readApartments(JSON.parse(unpack(response.rawPayload).toString()))?.apartments.length).toBe(
      buildingCount({ id: 'austin', phase: 'current' }),
    );
    expect(response.headers.vary).toBe('accept-encoding');
  });

  it('have a tag of their own in each encoding, and are known by it', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (coding) => (await get('austin.json', { 'accept-encoding': coding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': String(tags[1]) };
    expect((await get('austin.json', headers)).statusCode).toBe(304);
    expect((await get('austin.json', { ...headers, 'accept-encoding': 'br' })).statusCode).toBe(200);
  });

  it('are not sent again to whoever has them', async () => {
    const { etag } = (await get('austin.json')).headers;
    const again = await get('austin.json', { 'if-none-match': `W/${String(etag)}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each([
    'nowhere.json',
    'constructor.json',
    '__proto__.json',
    'austin',
    '%2e%2e%2fpackage.json',
    'AUSTIN.json',
  ])('do not exist for %s', async (name) => {
    const response = await get(name);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toHaveProperty('error.code');
  });

  it('have a city of 50,000 buildings, but not in production', async () => {
    const response = await get('stress.json');
    expect(readApartments(response.json())?.apartments.length).toBeGreaterThan(49_900);
    expect((await get('stress.json', {}, production)).statusCode).toBe(404);
  });

  it('are small where the network is still being built', () => {
    const most = Math.max(...cities.filter(({ phase }) => phase === 'upcoming').map(buildingCount));
    expect(most).toBeLessThan(300);
  });
});
