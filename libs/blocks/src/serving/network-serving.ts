import { propsFor, serving, type Asked, type Serving, type Visitor } from '@skein/cms-client/serve';
import type { HomeStatus } from '../network/network-status/home-status.ts';
import { NETWORK_QUERY_PARAM } from '../network/network-status/network-query.ts';
import { networkStatus } from '../network/network-status/network-status.block.ts';
import type { ServedAnswer } from '../network/network-status/use-network-lookup.ts';

/**
 * Returns the network's state at a typed street address, or undefined if the network cannot be asked. Never rejects.
 * @param path path of the requested page; the answer is in the page's language
 */
export type AskNetwork = (
  query: string,
  path: string,
  visitor: Visitor,
) => Promise<readonly HomeStatus[] | undefined>;

/** Returns the street address that a visitor typed, from a query like `?query=1+Ready+Rd`. Empty if there is none. */
function typedIn({ search }: Pick<Asked, 'search'>): string {
  if (!search.includes(`${NETWORK_QUERY_PARAM}=`)) return '';
  return new URLSearchParams(search).get(NETWORK_QUERY_PARAM)?.trim() ?? '';
}

/**
 * Defines how a server draws the network status section. Without script, the page itself contains the answer to the
 * visitor's query.
 * @param ask asks the network; if undefined, the page ignores its query
 */
export const networkServing = (ask: AskNetwork | undefined): Serving =>
  serving(networkStatus, {
    async read([first], asked, { path }) {
      if (!first || !ask) return undefined;
      const query = typedIn(asked);
      const { visitor } = asked;
      // The page has no answer if there is no query, or if it is for an editor.
      const answered: ServedAnswer | undefined =
        query === '' || !visitor
          ? undefined
          : { query, homes: await ask(query, path, visitor), readAtMs: Date.now() };
      return {
        isPrivate: true,
        normal(other) {
          const typed = typedIn(other);
          return typed === '' ? '' : `?${new URLSearchParams({ [NETWORK_QUERY_PARAM]: typed })}`;
        },
        props: propsFor(networkStatus, () => answered && { answered }),
      };
    },
  });
