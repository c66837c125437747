import { ApartmentFinder, finderData, loadApartments, type FinderCity } from '@skein/apartment-finder';
import { GlobalStyle, LanguageProvider } from '@skein/ui';
import { createRoot } from 'react-dom/client';

declare global {
  /** How long each search takes by itself, ms. */
  var searchTimes: (searches: readonly string[]) => Promise<number[]>;
}

/** Neighborhoods of Austin that the buildings of the bench lie in. */
const NAMES = ['Bouldin Creek', 'Cherrywood', 'Crestview', 'Dawson', 'Downtown', 'Govalle', 'Hyde Park'];

const CITY: FinderCity = {
  id: 'austin',
  name: 'Austin',
  dataSource: '/buildings.json',
  map: { lat: 30.2672, lng: -97.7431, zoom: 11, neighborhoodZoom: 14 },
  neighborhoods: NAMES.map((name) => ({ name, key: name.toLowerCase().replace(' ', '-') })),
};

globalThis.searchTimes = async (searches) => {
  const loaded = await loadApartments(CITY.dataSource);
  if (!loaded.ok) throw new Error(loaded.reason);
  const data = finderData(CITY, loaded.apartments);
  data.found('all', searches[0] ?? '');
  return searches.map((search) => {
    const start = performance.now();
    data.found('all', search);
    return performance.now() - start;
  });
};

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <LanguageProvider language="en">
      <GlobalStyle fontUrl={(file) => `/${file}`} />
      <ApartmentFinder city={CITY} />
    </LanguageProvider>,
  );
