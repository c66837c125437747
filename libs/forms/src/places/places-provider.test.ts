// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { standInFetch, type StandInAnswer } from '../testing/stand-in-fetch.ts';
import { embeddedPlaces } from './embedded-places.ts';
import type { PlacesLibrary } from './google-places.types.ts';
import { googlePlaces } from './google-places.ts';
import type { PlacesProvider } from './places-provider.ts';

const PLACES = [
  { placeId: 'p/1', number: '12', route: 'Juniper Street', zip: '97205', town: 'Portland, OR' },
  { placeId: 'p2', number: '120', route: 'June Avenue', zip: '97209', town: 'Portland, OR' },
];
const textOf = ({ number, route, town }: (typeof PLACES)[number]) => `${number} ${route}, ${town}`;
const matching = (query: string) =>
  PLACES.filter((place) => textOf(place).toLowerCase().includes(query.toLowerCase()));

interface Stage {
  readonly places: PlacesProvider;
  readonly calls: () => number;
  readonly breakDown: () => void;
}

function embedded(): Stage {
  let broken = false;
  function answer(url: string): StandInAnswer {
    if (broken) return { status: 500, body: {} };
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname === '/api/places/suggest') {
      const suggestions = matching(searchParams.get('q') ?? '').map((place) => ({
        placeId: place.placeId,
        text: textOf(place),
      }));
      return { body: { suggestions } };
    }
    const place = PLACES.find(({ placeId }) => pathname === `/api/places/${encodeURIComponent(placeId)}`);
    return place
      ? {
          body: {
            streetNumberValue: place.number,
            routeValue: place.route,
            zipCodeValue: place.zip,
            placeId: place.placeId,
          },
        }
      : { status: 404, body: {} };
  }
  const { fetch, requests } = standInFetch(answer);
  return { places: embeddedPlaces(fetch), calls: () => requests.length, breakDown: () => (broken = true) };
}

interface GoogleStage extends Stage {
  readonly tokens: object[];
  readonly inputs: object[];
}

function google(): GoogleStage {
  let broken = false;
  const tokens: object[] = [];
  const inputs: object[] = [];
  const library: PlacesLibrary = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions({ input, sessionToken, ...rest }) {
        if (broken) throw new Error('quota');
        tokens.push(sessionToken);
        inputs.push({ input, ...rest });
        const suggestions = matching(input).map((place) => ({
          placePrediction: {
            placeId: place.placeId,
            text: { toString: () => textOf(place) },
            toPlace: () => ({
              fetchFields: async () => undefined,
              addressComponents: [
                { longText: place.number, types: ['street_number'] },
                { longText: place.route, types: ['route'] },
                { longText: place.zip, types: ['postal_code'] },
              ],
            }),
          },
        }));
        return { suggestions: [{ placePrediction: null }, ...suggestions] };
      },
    },
  };
  return {
    places: googlePlaces(async () => library),
    calls: () => tokens.length,
    breakDown: () => (broken = true),
    tokens,
    inputs,
  };
}

const quiet = () => new AbortController().signal;

describe.each([
  ['embedded', embedded],
  ['Google', google],
] as const)('places, %s', (_, stage: () => Stage) => {
  it('are suggested for what was typed, best first', async () => {
    const { places } = stage();
    expect(await places.suggest(' jun ', quiet())).toEqual([
      { placeId: 'p/1', text: '12 Juniper Street, Portland, OR' },
      { placeId: 'p2', text: '120 June Avenue, Portland, OR' },
    ]);
  });

  it('are none for a street that nobody knows', async () => {
    expect(await stage().places.suggest('zzz', quiet())).toEqual([]);
  });

  it.each(['', '   '])('are not asked for with %j', async (query) => {
    const { places, calls } = stage();
    expect(await places.suggest(query, quiet())).toEqual([]);
    expect(calls()).toBe(0);
  });

  it('stand for street number, route, ZIP and id once one is chosen', async () => {
    const { places } = stage();
    const [first] = await places.suggest('juniper', quiet());
    if (!first) throw new Error('nothing to choose');
    expect(await places.select(first)).toEqual({
      streetNumberValue: '12',
      routeValue: 'Juniper Street',
      zipCodeValue: '97205',
      placeId: 'p/1',
    });
  });

  it('may be gone when they are chosen', async () => {
    expect(await stage().places.select({ placeId: 'gone', text: '' })).toBeUndefined();
  });

  it('reject when there is no answer', async () => {
    const { places, breakDown } = stage();
    breakDown();
    await expect(places.suggest('jun', quiet())).rejects.toThrow();
  });

  it('reject when nobody waits any more', async () => {
    const { places } = stage();
    const asked = new AbortController();
    const answer = places.suggest('jun', asked.signal);
    asked.abort();
    await expect(answer).rejects.toThrow(/abort/i);
  });
});

describe('Google places', () => {
  it('are addresses of the United States', async () => {
    const { places, inputs } = google();
    await places.suggest('jun', quiet());
    expect(inputs).toEqual([
      {
        input: 'jun',
        includedRegionCodes: ['us'],
        includedPrimaryTypes: ['street_address', 'premise', 'subpremise'],
      },
    ]);
  });

  it('have one session token from the first key to the choice, and another after it', async () => {
    const { places, tokens } = google();
    await places.suggest('jun', quiet());
    const [first] = await places.suggest('juni', quiet());
    if (first) await places.select(first);
    await places.suggest('120', quiet());
    expect(tokens[0]).toBe(tokens[1]);
    expect(tokens[2]).not.toBe(tokens[1]);
  });

  it('tell the door that a place is', async () => {
    const part = (longText: string, ...types: string[]) => ({ longText, types });
    const library: PlacesLibrary = {
      AutocompleteSessionToken: class {},
      AutocompleteSuggestion: {
        fetchAutocompleteSuggestions: async () => ({
          suggestions: [
            {
              placePrediction: {
                placeId: 'door',
                text: { toString: () => '12 Juniper Street #4B, Portland' },
                toPlace: () => ({
                  fetchFields: async () => undefined,
                  addressComponents: [
                    part('4B', 'subpremise'),
                    part('12', 'street_number'),
                    part('Juniper Street', 'route'),
                  ],
                }),
              },
            },
          ],
        }),
      },
    };
    const places = googlePlaces(async () => library);
    const [door] = await places.suggest('12 jun', quiet());
    expect(door && (await places.select(door))?.unitValue).toBe('4B');
  });
});
