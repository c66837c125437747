import { ApartmentFinder, finderData, loadApartments } from '@skein/apartment-finder';
import { GlobalStyle, LanguageProvider } from '@skein/ui';
import { createRoot } from 'react-dom/client';
import { BENCH_CITY } from './bench-city.ts';

/** How long each search takes by itself, ms. */
globalThis.searchTimes = async (searches) => {
  const loaded = await loadApartments(BENCH_CITY.dataSource);
  if (!loaded.ok) throw new Error(loaded.reason);
  const data = finderData(BENCH_CITY, loaded.apartments);
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
      <ApartmentFinder city={BENCH_CITY} />
    </LanguageProvider>,
  );
