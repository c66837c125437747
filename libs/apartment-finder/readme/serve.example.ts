import { finderData, loadApartments, serveFinder, type FinderCity } from '@skein/apartment-finder/serve';

/** Returns the `served` prop of the finder for the query of a request. */
export async function served(city: FinderCity, { url }: Request) {
  const { origin, search } = new URL(url);
  const loaded = await loadApartments(new URL(city.dataSource, origin).href);
  const data = loaded.ok ? finderData(city, loaded.apartments) : undefined;
  return serveFinder(city, data, search, origin);
}
