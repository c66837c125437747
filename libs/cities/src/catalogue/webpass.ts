import type { City } from './city.ts';
import { defineCity, type CityDraft } from './define-city.ts';

const webpass = (id: string, draft: CityDraft): City => defineCity('webpass', id, draft);

/** Cities whose buildings get service by radio, from roof to roof. */
export const webpassCities: readonly City[] = [
  webpass('chicago', {
    name: 'Chicago',
    state: 'IL',
    pin: { x: 414, y: 266 },
    webpass_id: 'chicago',
    new_customers_phone: '844-555-0129',
    map: { lat: 41.8781, lng: -87.6298, zoom: 12, neighborhoodZoom: 14 },
    areas: ['Evanston', 'Oak Park'],
    neighborhoods:
      'Fulton Market, Gold Coast, Lakeview, Lincoln Park, Logan Square, River North, South Loop, Streeterville, The Loop, West Loop, Wicker Park',
    submarkets: ['Chicago', 'Evanston'],
  }),
  webpass('denver', {
    name: 'Denver',
    state: 'CO',
    pin: { x: 221, y: 297 },
    webpass_id: 'denver',
    new_customers_phone: '844-555-0130',
    map: { lat: 39.7392, lng: -104.9903, zoom: 12, neighborhoodZoom: 14 },
    areas: ['Glendale'],
    neighborhoods:
      'Baker, Ballpark, Capitol Hill, Cherry Creek, Five Points, Golden Triangle, Highland, LoDo, RiNo, Union Station, Uptown',
  }),
  webpass('miami', {
    name: 'Miami',
    state: 'FL',
    pin: { x: 534, y: 492 },
    webpass_id: 'miami',
    new_customers_phone: '844-555-0131',
    map: { lat: 25.7617, lng: -80.1918, zoom: 12, neighborhoodZoom: 14 },
    areas: ['Coral Gables', 'Miami Beach'],
    neighborhoods:
      'Allapattah, Brickell, Coconut Grove, Downtown, Edgewater, Little Havana, Midtown, Omni, Overtown, Wynwood',
  }),
  webpass('oakland', {
    name: 'Oakland',
    state: 'CA',
    pin: { x: 22, y: 289 },
    webpass_id: 'oakland',
    new_customers_phone: '844-555-0132',
    map: { lat: 37.8044, lng: -122.2712, zoom: 12, neighborhoodZoom: 14 },
    areas: ['Alameda', 'Berkeley', 'Emeryville'],
    neighborhoods:
      'Adams Point, Brooklyn Basin, Chinatown, Downtown, Jack London Square, Lakeside, Rockridge, Temescal, Uptown, West Oakland',
    submarkets: ['Oakland', 'Emeryville', 'Berkeley'],
    market_name: 'San Francisco Bay',
    full_market_name: 'San Francisco and the East Bay, California',
  }),
  webpass('sandiego', {
    name: 'San Diego',
    state: 'CA',
    pin: { x: 63, y: 378 },
    webpass_id: 'sandiego',
    new_customers_phone: '844-555-0133',
    map: { lat: 32.7157, lng: -117.1611, zoom: 12, neighborhoodZoom: 14 },
    areas: ['Coronado', 'La Jolla'],
    neighborhoods:
      'Bankers Hill, Columbia, Cortez, East Village, Gaslamp Quarter, Hillcrest, Little Italy, Marina, Mission Valley, North Park',
  }),
  webpass('sanfrancisco', {
    name: 'San Francisco',
    state: 'CA',
    pin: { x: 21, y: 289 },
    webpass_id: 'sanfrancisco',
    new_customers_phone: '844-555-0134',
    map: { lat: 37.7749, lng: -122.4194, zoom: 12, neighborhoodZoom: 14 },
    areas: ['Daly City', 'South San Francisco'],
    neighborhoods:
      'Dogpatch, Financial District, Hayes Valley, Mission Bay, Mission District, Nob Hill, Pacific Heights, Potrero Hill, Rincon Hill, SoMa, Tenderloin, The East Cut',
    market_name: 'San Francisco Bay',
    full_market_name: 'San Francisco and the East Bay, California',
  }),
  webpass('seattle', {
    name: 'Seattle',
    state: 'WA',
    pin: { x: 61, y: 149 },
    webpass_id: 'seattle',
    new_customers_phone: '844-555-0135',
    map: { lat: 47.6062, lng: -122.3321, zoom: 12, neighborhoodZoom: 14 },
    areas: ['Bellevue', 'Tacoma'],
    neighborhoods:
      'Ballard, Belltown, Capitol Hill, Denny Triangle, First Hill, Fremont, International District, Lower Queen Anne, Pioneer Square, South Lake Union, University District',
  }),
];
