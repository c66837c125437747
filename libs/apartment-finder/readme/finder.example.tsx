import { ApartmentFinder, type FinderCity } from '@skein/apartment-finder';

const austin: FinderCity = {
  id: 'austin',
  name: 'Austin',
  dataSource: '/data/buildings/austin.json',
  map: { lat: 30.2672, lng: -97.7431, zoom: 11, neighborhoodZoom: 14 },
  neighborhoods: [
    { key: 'hyde-park', name: 'Hyde Park' },
    { key: 'mueller', name: 'Mueller' },
  ],
};

export const Finder = () => <ApartmentFinder city={austin} title="Which buildings have fiber?" />;
