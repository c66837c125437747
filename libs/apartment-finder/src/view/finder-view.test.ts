import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startAddress } from '../address/finder-address.ts';
import type { Apartment } from '../data/read-apartments.ts';
import { APARTMENTS_PER_PAGE, DETAIL_ZOOM, LIST_ZOOM } from '../constants/finder.constants.ts';
import { plainText } from '../search/plain-text.ts';
import { searchIndex } from '../search/search-index.ts';
import { cameraFor, raisedBy } from './camera.ts';
import { finderData } from './finder-data.ts';
import { finderView } from './finder-view.ts';
import { isClickable, pinState, pinsAreBold } from './pins.ts';
import { finderQuery, serveFinder } from './serve-finder.ts';

const city = {
  id: 'austin',
  name: 'Austin',
  dataSource: '/data.json',
  map: { lat: 30.27, lng: -97.74, zoom: 11, neighborhoodZoom: 14 },
  neighborhoods: [
    { key: 'zilker', name: 'Zilker' },
    { key: 'hyde-park', name: 'Hyde Park' },
    { key: 'dark', name: 'Dark Corner' },
    { key: 'empty', name: 'Nobody' },
  ],
};
let next = 0;
const apartment = (name: string, more: Partial<Apartment> = {}): Apartment => {
  const lat = 30 + next++ / 1000;
  const street = '1 Kiln St';
  return {
    id: `${lat}|-97`,
    name,
    street,
    place: '',
    neighborhood: '',
    ready: false,
    lat,
    lng: -97,
    ...more,
  };
};
const names = (list: readonly Apartment[]) => list.map(({ name }) => name);

describe('a search', () => {
  const index = searchIndex([
    apartment('Old Kiteworks'),
    apartment('The Kite'),
    apartment('Kite Lofts'),
    apartment('Café Böhm', { street: '7 O’Hara Ln' }),
    apartment('Somewhere', { street: 'Kitefield 3' }),
    apartment('Akkite'),
  ]);

  it('puts what begins with it first, then words that do, then what holds it', () => {
    expect(names(index.find('kite'))).toEqual([
      'Kite Lofts',
      'Somewhere',
      'Old Kiteworks',
      'The Kite',
      'Akkite',
    ]);
  });
  it.each(['CAFE BOHM', 'café böhm', 'ohara', "O'Hara", 'böhm!'])(
    'finds by %s without minding case, accents or signs',
    (typed) => expect(names(index.find(typed))).toEqual(['Café Böhm']),
  );
  it('finds everything for nothing, and nothing for what is not there', () => {
    expect(index.find(' ')).toHaveLength(6);
    expect(index.find('zzz')).toEqual([]);
  });
  it('finds the same letter by letter as at once, in whatever order is typed', () => {
    const list = Array.from({ length: 40 }, (_, at) => apartment(`${'abc'[at % 3]}${'bca'[at % 2]} ${at}`));
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'abc 1') }), { maxLength: 8 }), (typed) => {
        const one = searchIndex(list);
        for (const text of typed) {
          const wanted = plainText(text);
          const naive = list.filter(({ name, street }) =>
            [name, street].some((words) => plainText(words).includes(wanted)),
          );
          expect(new Set(one.find(text))).toEqual(new Set(naive));
        }
      }),
    );
  });
});

const listed = [
  ...Array.from({ length: 23 }, (_, at) =>
    apartment(`Zilker ${at}`, { neighborhood: 'Zilker', ready: at === 0 }),
  ),
  apartment('Hyde', { neighborhood: 'hyde-park', ready: true }),
  apartment('Corner', { neighborhood: 'Dark Corner' }),
];
const data = finderData(city, listed);
const at = (more: Partial<typeof startAddress>) => finderView(data, { ...startAddress, ...more });

describe('what the finder shows', () => {
  it('is ten buildings at a time, from the start of the page', () => {
    expect(APARTMENTS_PER_PAGE).toBe(10);
    expect(names(at({ page: 3 }).rows)).toEqual(names(listed.slice(20, 25)));
    expect(at({ page: 3 })).toMatchObject({ pages: 3, total: 25, ready: 2 });
  });
  it('is the last page for one beyond it', () => expect(at({ page: 99 }).address.page).toBe(3));
  it('offers only neighborhoods where a building is ready, by name', () =>
    expect(at({}).choices.map(({ key }) => key)).toEqual(['hyde-park', 'zilker']));
  it('takes a neighborhood by its name or its key in the file', () => {
    expect(at({ neighborhood: 'zilker' }).total).toBe(23);
    expect(at({ neighborhood: 'hyde-park' }).total).toBe(1);
  });
  it('takes a neighborhood in another spelling, and names those that the city does not have', () => {
    const spelled = ['Hyde  Park', 'HYDE-PARK', 'Ziklar', '', 'Ziklar'];
    const found = finderData(
      city,
      spelled.map((neighborhood, at) => apartment(String(at), { neighborhood })),
    );
    expect(names(found.within('hyde-park'))).toEqual(['0', '1']);
    expect(found.unknownNeighborhoods).toEqual(['Ziklar']);
  });
  it('is empty, not wrong, for a neighborhood without buildings', () =>
    expect(at({ neighborhood: 'empty' })).toMatchObject({ total: 0, rows: [], pages: 1, elsewhere: 0 }));
  it('says how many the whole city has of what the neighborhood has not', () =>
    expect(at({ neighborhood: 'hyde-park', search: 'zilker' })).toMatchObject({ total: 0, elsewhere: 23 }));
  it('forgets a building that the city does not have', () =>
    expect(at({ apartment: '1|1' }).address.apartment).toBeUndefined());
});

describe('the one form of a query', () => {
  it.each([
    ['?utm_source=x', ''],
    ['?neighborhood=Zilker&page=1&q=', '?neighborhood=zilker'],
    ['?page=9&neighborhood=zilker', '?neighborhood=zilker&page=3'],
    ['?apartment=1%7C1', ''],
    ['?neighborhood=%3Cscript%3E', ''],
  ])('of %s is %s', (query, form) => expect(finderQuery(city, data, query)).toBe(form));
  it('is the same again', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const form = finderQuery(city, data, query);
        expect(finderQuery(city, data, form)).toBe(form);
      }),
    );
  });
  it('is served with ten rows and never with all buildings', () => {
    expect(JSON.stringify(serveFinder(city, data, '', 'https://x.example')).length).toBeLessThan(4000);
  });
});

describe('pins', () => {
  it.each([
    [100, 10, true],
    [100, 11, false],
    [1, 0, true],
    [0, 0, false],
  ])('of %i buildings with %i ready are bold: %s', (total, ready, bold) =>
    expect(pinsAreBold(total, ready)).toBe(bold),
  );
  it.each([
    [true, undefined, false, 'default-ready'],
    [false, undefined, false, 'default-not-ready'],
    [true, undefined, true, 'bold-ready'],
    [false, undefined, true, 'bold-not-ready'],
    [true, 'a', true, 'selected-ready'],
    [false, 'a', false, 'selected-not-ready'],
  ] as const)('ready %s, selected %s, bold %s: %s', (ready, selected, bold, state) => {
    expect(pinState({ id: 'a', ready }, selected, bold)).toBe(state);
    expect(isClickable(state)).toBe(selected === undefined);
  });
});

describe('where the map looks', () => {
  const size = { width: 800, height: 600 };
  const asked = (more: Partial<typeof startAddress>) => {
    const { address, selected } = at(more);
    return { ...address, selected };
  };
  const looks = (more: Partial<typeof startAddress>) => {
    const view = asked(more);
    return cameraFor(city, view, data.found(view.neighborhood, view.search), size);
  };
  it('is the city, at its own zoom, where the list holds nothing', () =>
    expect(cameraFor(city, asked({}), [], size)).toEqual({ center: { lat: 30.27, lng: -97.74 }, zoom: 11 }));
  it.each([
    [1440, 800, 0],
    [1440, 800, 170],
    [390, 330, 0],
    [260, 256, 0],
  ])(
    'is all buildings, with room for their pins on a map of %i × %i px of which %i are not seen',
    (width, height, below) => {
      const all = data.found(startAddress.neighborhood, '');
      const { center, zoom } = cameraFor(city, asked({}), all, { width, height, below });
      const px = ({ lat, lng }: { readonly lat: number; readonly lng: number }) => ({
        x: (lng / 360) * 256 * 2 ** zoom,
        y: (-Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * 256 * 2 ** zoom,
      });
      const places = all.map((one) => ({
        x: px(one).x - px(center).x + width / 2,
        y: px(one).y - px(center).y + height / 2,
      }));
      const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
      // The pins keep half a cluster of space at the sides, and a pin with the chooser above.
      expect(Math.min(...xs)).toBeGreaterThan(35);
      expect(Math.max(...xs)).toBeLessThan(width - 35);
      expect(Math.min(...ys)).toBeGreaterThan(67);
      expect(Math.max(...ys)).toBeLessThan(height - below - 35);
      expect(zoom).toBeGreaterThan(9);
    },
  );
  it('is a neighborhood, not nearer than neighborhoods are shown', () =>
    expect(looks({ neighborhood: 'zilker' }).zoom).toBe(14));
  it('is a building, near by', () => {
    const [first] = listed;
    expect(looks({ apartment: first?.id ?? '' })).toEqual({
      center: { lat: first?.lat, lng: first?.lng },
      zoom: DETAIL_ZOOM,
    });
  });
  it('is all of what a search finds, but not nearer than a list', () => {
    expect(looks({ search: 'hyde' }).zoom).toBe(LIST_ZOOM);
    expect(looks({ search: 'zilker' }).zoom).toBeLessThan(LIST_ZOOM);
  });
  it('can be raised above what covers the map', () => {
    const flat = { center: { lat: 30.27, lng: -97.74 }, zoom: 17 };
    expect(raisedBy(0, flat).center.lat).toBeCloseTo(30.27, 9);
    expect(raisedBy(45, flat).center.lat).toBeLessThan(30.27);
  });
});
