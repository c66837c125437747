// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { standInFetch, type StandInAnswer } from '../testing/stand-in-fetch.ts';
import { juniper } from '../testing/stand-in-services.ts';
import { lookUpBuilding } from './building-lookup.ts';

const known = (url: string): StandInAnswer =>
  url.startsWith('/buyflow_load')
    ? { body: { doors: '[{"number":"1"},{"number":"2B"}]' } }
    : { body: { address: { id: 41 } } };

const ask = (answer: (url: string) => StandInAnswer, hostname = 'localhost') => {
  const { fetch, requests } = standInFetch(answer);
  return { requests, building: lookUpBuilding(juniper, { fetch, hostname }) };
};

describe('the lookup of a building', () => {
  it('asks for the address, then for its doors', async () => {
    const { building, requests } = ask(known);
    expect(await building).toEqual({ addressId: '41', units: ['1', '2B'] });
    expect(requests).toEqual([
      'GET /buyflow_address_lookup_by_street_autoc_onchange/?address1=12+Juniper+Street&place_id=p-juniper&unit=&zip=',
      'GET /buyflow_load_address_assocs/?address_id=41',
    ]);
  });

  it('asks for no doors of an address that is not known', async () => {
    const { building, requests } = ask(() => ({ body: { address: null } }));
    expect(await building).toBeUndefined();
    expect(requests).toHaveLength(1);
  });

  it('knows a house by having no doors', async () => {
    const { building } = ask((url) => (url.includes('assocs') ? { body: { doors: '[]' } } : known(url)));
    expect(await building).toEqual({ addressId: '41', units: [] });
  });

  it('asks nothing on a host that is not the provider’s', async () => {
    const { building, requests } = ask(known, 'mirror.example');
    expect(await building).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it.each<[string, StandInAnswer]>([
    ['a failure', { status: 500, body: {} }],
    ['another shape', { body: { addresses: [] } }],
    ['no network', new TypeError('offline')],
  ])('rejects %s', async (_, answer) => {
    await expect(ask(() => answer).building).rejects.toThrow();
  });
});
