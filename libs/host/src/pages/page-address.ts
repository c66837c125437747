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

/** A page as its address says. */
export interface ReadPage {
  readonly loaded: LoadedPage;
  /** Undefined for a page that reads nothing of it. */
  readonly address: PageAddress | undefined;
  /** The address in its one form; undefined: below the page there is no such thing. */
  readonly normal: string | undefined;
  readonly isShort: boolean;
  readonly status: 404 | 503 | undefined;
}

/** A page with what it tells. */
export function withTelling<T extends LoadedPage>(
  loaded: T,
  { props, page, languageLinks }: Telling,
  change: typeof withQueryProps,
): T {
  return {
    ...loaded,
    ...(languageLinks && { languageLinks }),
    page: { ...loaded.page, ...page, blocks: change(loaded.page.blocks, props) },
  };
}

/** Queries side by side, below whichever path one of the readings names. */
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

/** Asks everybody who has blocks on a page what its address says to them. */
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
