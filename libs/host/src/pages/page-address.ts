import {
  withQueryProps,
  type Asked,
  type LoadedPage,
  type Place,
  type Reading,
  type Serving,
  type Telling,
} from '@skein/cms-client/serve';
import type { PageAddress } from '../cache/rendered-page.ts';
import { servingsOn } from '../site/servings-on.ts';

/** A loaded page whose content is adapted to the requested address, such as to its query. */
export interface ReadPage {
  readonly loaded: LoadedPage;
  /** How the page uses what follows its path in an address. Undefined if the page uses only its path. */
  readonly address: PageAddress | undefined;
  /** The address in its canonical form; undefined if nothing exists at that address below the page. */
  readonly normal: string | undefined;
  readonly isShort: boolean;
  readonly status: 404 | 503 | undefined;
}

/**
 * Returns a page with the changes that a serving (a library's functions for pages) makes: other props of its blocks,
 * other page fields, or other language links.
 */
export function withTelling<T extends LoadedPage>(
  loaded: T,
  { props, page, languageLinks, languageForm }: Telling,
  change: typeof withQueryProps,
): T {
  return {
    ...loaded,
    ...(languageLinks && { languageLinks }),
    ...(languageForm !== undefined && { languageForm }),
    page: { ...loaded.page, ...page, blocks: change(loaded.page.blocks, props) },
  };
}

/** Joins parts of an address from several servings: the first path below the page, then all queries. */
function joined(parts: readonly string[]): string {
  const below = parts.find((part) => part.startsWith('/')) ?? '';
  const queries = parts.flatMap((part) => (part.startsWith('?') ? [part.slice(1)] : []));
  return queries.length === 0 ? below : `${below}?${queries.join('&')}`;
}

function addressOf(readings: readonly Reading[]): PageAddress {
  return {
    normal(asked) {
      const normal = joined(readings.map((reading) => reading.normal(asked)));
      return asked.below !== undefined && !normal.startsWith('/') ? undefined : normal;
    },
    async settle(normal) {
      let settled = normal;
      for (const { settle } of readings) settled = (await settle?.(settled)) ?? settled;
      return settled;
    },
    below: readings.flatMap(({ below = [] }) => below),
    elsewhere: readings.find(({ elsewhere }) => elsewhere !== undefined)?.elsewhere,
    isPrivate: (asked) =>
      readings.some(({ isPrivate, normal }) => isPrivate === true && normal(asked) !== ''),
  };
}

/**
 * Adapts a page to the requested address: each serving (a library's functions for pages) that handles a block of the
 * page may change the page.
 */
export async function readAddress(
  servings: readonly Serving[],
  loaded: LoadedPage,
  asked: Asked,
  place: Place,
): Promise<ReadPage> {
  const found = await Promise.all(
    servingsOn(servings, loaded.page).map(async (serving) => serving.read?.(loaded.page, asked, place)),
  );
  const readings = found.filter((reading) => reading !== undefined);
  if (readings.length === 0)
    return {
      loaded,
      address: undefined,
      normal: asked.below === undefined ? '' : undefined,
      isShort: false,
      status: undefined,
    };
  const address = addressOf(readings);
  let page = loaded;
  for (const reading of readings) page = withTelling(page, reading, withQueryProps);
  const query = readings.find(({ canonicalQuery }) => canonicalQuery !== undefined)?.canonicalQuery;
  return {
    loaded: query === undefined ? page : { ...page, query },
    address,
    normal: address.normal(asked),
    isShort: readings.some(({ isShort }) => isShort === true),
    status: readings.find(({ status }) => status !== undefined)?.status,
  };
}
