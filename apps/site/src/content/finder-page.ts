import { apartmentFinder } from '@skein/apartment-finder/content';
import { finderQuery, serveFinder, type FinderCity } from '@skein/apartment-finder/serve';
import type { AskedPage } from './asked-page.ts';
import type { ApartmentData } from './apartment-data.ts';
import { everyBlock, withQueryProps } from './block-props.ts';
import type { LoadedPage } from './content-source.ts';

export interface FinderOptions {
  readonly apartments: ApartmentData | undefined;
  readonly origin: string;
}

const isCity = (value: unknown): value is FinderCity =>
  typeof value === 'object' && value !== null && 'dataSource' in value && 'neighborhoods' in value;

/** The city of the page's finder. A page has one: they would share its query. */
function cityOn({ page }: LoadedPage): FinderCity | undefined {
  let found: FinderCity | undefined;
  everyBlock(page.blocks, ({ type, props }) => {
    if (type === apartmentFinder.id && isCity(props['city'])) found ??= props['city'];
  });
  return found;
}

/** The page with what its finder shows for a query; undefined for pages without one. */
export async function withFinder(
  loaded: LoadedPage,
  search: string,
  { apartments, origin }: FinderOptions,
): Promise<AskedPage | undefined> {
  const city = cityOn(loaded);
  if (!city) return undefined;
  const data = await apartments?.of(city);
  const served = serveFinder(city, data, search, origin);
  const blocks = withQueryProps(loaded.page.blocks, ({ type }) =>
    type === apartmentFinder.id ? { served } : undefined,
  );
  return {
    loaded: { ...loaded, page: { ...loaded.page, blocks } },
    query: finderQuery(city, data, search),
    queryOf: (asked) => finderQuery(city, data, asked),
    isShort: data === undefined,
  };
}
