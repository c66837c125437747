import type { ApartmentRecord } from '../data/apartment-record.ts';

const NAMES = [
  'Bobbin Lofts',
  'Café Row',
  'Damask Court',
  'Heddle House',
  'Kite Factory',
  "O'Hara Flats",
  'Quill Yards',
];
const PLACES = ['Bouldin Creek', 'Cherrywood', 'Mueller'];

/**
 * Buildings in the format of a city's file. Every third building has fiber, except for buildings in Mueller.
 */
export const buildings: readonly ApartmentRecord[] = Array.from({ length: 42 }, (_, index) => {
  const place = PLACES[index % 4] ?? '';
  return {
    'Building Name': `${NAMES[index % NAMES.length] ?? ''} ${Math.floor(index / NAMES.length) + 1}`,
    'Building Address': `${100 + index} Shuttle St, Austin, TX 78701`,
    Latitude: (30.25 + index / 1000).toFixed(6),
    Longitude: (-97.75 + index / 1500).toFixed(6),
    Neighborhood: place,
    Ready: index % 3 === 0 && place !== 'Mueller' ? 'TRUE' : 'false',
  };
});
