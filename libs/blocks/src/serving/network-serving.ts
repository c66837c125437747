import { propsFor, serving, type Asked, type Serving, type Visitor } from '@skein/cms-client/serve';
import type { HomeStatus } from '../network/network-status/home-status.ts';
import { NETWORK_QUERY_PARAM } from '../network/network-status/network-query.ts';
import { networkStatus } from '../network/network-status/network-status.content.ts';
import type { ServedAnswer } from '../network/network-status/use-network-lookup.ts';

/**
 * Returns the network's state at a typed address, or undefined if the network cannot be asked. Never rejects.
 * @param path of the requested page; its language is that of the answer
 */
export type AskNetwork = (
  query: string,
  path: string,
  visitor: Visitor,
) => Promise<readonly HomeStatus[] | undefined>;

/** Returns the address in a query: `?query=1+Ready+Rd`. Empty if there is none. */
function typedIn({ search }: Pick<Asked, 'search'>): string {
  if (!search.includes(`${NETWORK_QUERY_PARAM}=`)) return '';
  return new URLSearchParams(search).get(NETWORK_QUERY_PARAM)?.trim() ?? '';
}

/**
 * Returns the serving of pages with the network's status: it answers a query without script, for the visitor
 * who asks.
 * @param ask without it the page ignores its query
 */
export const networkServing = (ask: AskNetwork | undefined): Serving =>
  serving(networkStatus, {
    async read([first], asked, { path }) {
      if (!first || !ask) return undefined;
      const query = typedIn(asked);
      const { visitor } = asked;
      // Nobody in particular is told nothing: an editor, and who asks nothing.
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
