// @vitest-environment node
import { costsOnlyItself, type FieldPath } from '@skein/cms-client/testing/one-broken-field';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { standInFetch, type StandInAnswer } from '../testing/stand-in-fetch.ts';
import { juniper } from '../testing/stand-in-services.ts';
import { lookUpBuilding } from '../units/building-lookup.ts';
import { embeddedPlaces } from './embedded-places.ts';
import type { PlacesLibrary } from './google-places.types.ts';
import { googlePlaces } from './google-places.ts';
import {
  doorsAnswer,
  lookupAnswerSchema,
  placeSelectionSchema,
  suggestAnswerSchema,
} from './place-lookups.ts';
import type { PlacesProvider } from './places-provider.ts';
import { addressIdOf, selectionOf, suggestionsOf, unitsOf } from './read-lookups.ts';

const quiet = new AbortController().signal;
const record = (path: FieldPath) => path.slice(0, 2);

/** Two suggestions. A suggestion without an id or a text is left out. */
const suggestions = [
  { placeId: 'place-one', text: '12 Juniper Street, Portland' },
  { placeId: 'place-two', text: '120 June Avenue, Salem' },
];
const place = {
  streetNumberValue: '1234',
  routeValue: 'Juniper Street',
  zipCodeValue: '97205',
  unitValue: '4B',
  placeId: 'place-one',
};

type Answer = (url: string) => StandInAnswer;

function embedded(answer: Answer) {
  const told: string[] = [];
  const { fetch } = standInFetch(answer);
  return { places: embeddedPlaces(fetch, (field) => told.push(field)), told };
}

/** Returns the Google adapter with a stand-in for Google's library. The library returns `answered` unchecked. */
function google(answered: unknown) {
  const told: string[] = [];
  const library = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: async () => answered },
  } as unknown as PlacesLibrary;
  return {
    places: googlePlaces(
      async () => library,
      (field) => told.push(field),
    ),
    told,
  };
}

const suggested = async ({ places, told }: { places: PlacesProvider; told: readonly string[] }) => ({
  value: await places.suggest('ju', quiet).catch(() => 'failed'),
  told,
});
const selected = async ({ places, told }: { places: PlacesProvider; told: readonly string[] }) => {
  await places.suggest('ju', quiet);
  return { value: await places.select({ placeId: 'place-one', text: '' }).catch(() => 'failed'), told };
};

describe('one broken field of what a places service answers', () => {
  it('costs a suggestion of ours, never another one', async () => {
    await costsOnlyItself({
      answer: { suggestions },
      read: (body) => suggested(embedded(() => ({ body: body as object }))),
      costs: record,
      // An answer without a list is an error, which the search field reports.
      untold: (path) => path.length === 1,
    });
  });

  it('costs a part of a place of ours, never another one', async () => {
    await costsOnlyItself({
      answer: place,
      read: (body) =>
        selected(embedded((url) => ({ body: url.includes('suggest') ? { suggestions } : (body as object) }))),
    });
  });

  it('takes the number of a house that is no text', async () => {
    const { places, told } = embedded(() => ({ body: { ...place, streetNumberValue: 12 } }));
    expect(await places.select({ placeId: 'place-one', text: '' })).toMatchObject({
      streetNumberValue: '12',
    });
    expect(told).toEqual([]);
  });

  const prediction = (placeId: string, text: string, addressComponents: unknown = []) => ({
    placePrediction: {
      placeId,
      text,
      toPlace: () => ({ fetchFields: async () => undefined, addressComponents }),
    },
  });

  it('costs a suggestion of Google, never another one', async () => {
    await costsOnlyItself({
      answer: { suggestions: suggestions.map(({ placeId, text }) => prediction(placeId, text)) },
      read: (answered) => suggested(google(answered)),
      costs: record,
      // A suggestion without a prediction is not a place but, for example, a category of places.
      untold: (path) => path.length === 1,
    });
  });

  it('costs a part of a place of Google, never another one', async () => {
    const part = (longText: string, type: string) => ({ longText, types: [type] });
    await costsOnlyItself({
      answer: [
        part('1234', 'street_number'),
        part('Juniper Street', 'route'),
        part('97205', 'postal_code'),
        part('4B', 'subpremise'),
      ],
      read: (parts) =>
        selected(google({ suggestions: [prediction('place-one', '12 Juniper Street', parts)] })),
      costs: ([at = '']) => [at],
    });
  });

  it('is told once in the console of a page, however often people type', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const { fetch } = standInFetch(() => ({ body: { suggestions: [...suggestions, { placeId: 'x' }] } }));
    const places = embeddedPlaces(fetch);
    for (let letters = 0; letters < 3; letters += 1) await places.suggest('ju', quiet);
    expect(warn).toHaveBeenCalledExactlyOnceWith('places: cannot be read: suggestions.text');
  });
});

describe('one broken field of the doors of a building', () => {
  const doors = [{ number: 'A101' }, { number: 'B202' }, { number: 303 }];

  it('costs a door, never another one', async () => {
    await costsOnlyItself({
      answer: doors,
      read(units) {
        const told: string[] = [];
        return { value: unitsOf({ doors: JSON.stringify(units) ?? '' }, (field) => told.push(field)), told };
      },
      costs: ([at = '']) => [at],
    });
  });

  const ask = (doorsAnswer: StandInAnswer) => {
    const told: string[] = [];
    const { fetch } = standInFetch((url) =>
      url.startsWith('/buyflow_load') ? doorsAnswer : { body: { address: { id: 41 } } },
    );
    const onUnread = (field: string) => void told.push(field);
    return { told, building: lookUpBuilding(juniper, { fetch, hostname: 'localhost', onUnread }) };
  };

  it.each<[string, StandInAnswer]>([
    ['no text', { body: { doors: 7 } }],
    ['no JSON', { body: { doors: '[{"number":' } }],
    ['no list', { body: { doors: '{}' } }],
    ['a failure', { status: 500, body: {} }],
    ['no network', new TypeError('offline')],
  ])('keeps the building where its doors are %s, and tells', async (_, answer) => {
    const { told, building } = ask(answer);
    expect(await building).toEqual({ addressId: '41', units: [], hasMore: true });
    expect(told).toHaveLength(1);
  });

  it('says that there are more doors where one of them cannot be read', async () => {
    const { told, building } = ask({ body: { doors: JSON.stringify([...doors, { number: null }]) } });
    expect(await building).toEqual({ addressId: '41', units: ['A101', 'B202', '303'], hasMore: true });
    expect(told).toEqual(['doors.number']);
  });
});

describe('the readers of lookups', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('x', ' ', '12'));
  const number = fc.oneof(text, fc.integer(), fc.double({ noNaN: true }));
  const place = fc.record(
    {
      streetNumberValue: number,
      routeValue: text,
      zipCodeValue: text,
      unitValue: number.filter((unit) => unit !== ''),
      placeId: text,
    },
    { requiredKeys: ['streetNumberValue', 'routeValue', 'zipCodeValue', 'placeId'] },
  );

  it('read what their schemas take as these do, and tell nothing', () => {
    const suggestion = fc.record({ placeId: text, text: text.filter((words) => /\S/.test(words)) });
    const told = (field: string) => expect.fail(`told of ${field}`);
    fc.assert(
      fc.property(
        fc.array(suggestion),
        place,
        fc.option(fc.record({ id: number })),
        (found, chosen, address) => {
          expect(suggestionsOf({ suggestions: found }, told)).toEqual(
            v.parse(suggestAnswerSchema, { suggestions: found }).suggestions,
          );
          expect(selectionOf(chosen.placeId, chosen, told)).toEqual(v.parse(placeSelectionSchema, chosen));
          expect(addressIdOf({ address })).toBe(v.parse(lookupAnswerSchema, { address }).address?.id);
        },
      ),
    );
  });

  it.each([undefined, null, {}, { address: {} }, { address: { id: {} } }, { address: [] }])(
    'find no answer about an address in %j',
    (answer) => {
      expect(() => addressIdOf(answer)).toThrow();
      expect(v.is(lookupAnswerSchema, answer)).toBe(false);
    },
  );

  it('read the units that doors are made of', () => {
    expect(unitsOf(doorsAnswer([{ number: '4B' }]))).toEqual([{ number: '4B' }]);
  });
});
