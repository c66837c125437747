import type { ServedAnswer } from '@skein/blocks';
import { networkStatus, type HomeStatus } from '@skein/blocks/content';
import { NETWORK_QUERY_PARAM } from '@skein/blocks/contract';
import { everyBlock, withBlockProps } from './block-props.ts';
import type { LoadedPage } from './content-source.ts';

/** What a query asks the network: `?query=1+Ready+Rd`. Undefined where it asks nothing. */
export function networkQueryOf(search: string): string | undefined {
  if (!search.includes(`${NETWORK_QUERY_PARAM}=`)) return undefined;
  const typed = new URLSearchParams(search).get(NETWORK_QUERY_PARAM)?.trim() ?? '';
  return typed === '' ? undefined : typed;
}

/** Whether a visitor can ask for the network's status on the page. */
export function asksNetwork({ page }: LoadedPage): boolean {
  let asks = false;
  everyBlock(page.blocks, ({ type }) => void (asks ||= type === networkStatus.id));
  return asks;
}

/** The page with an answer on it. @param homes undefined: the network could not be asked */
export function withNetworkAnswer(
  loaded: LoadedPage,
  query: string,
  homes: readonly HomeStatus[] | undefined,
): LoadedPage {
  const answered: ServedAnswer = { query, homes, readAtMs: Date.now() };
  const blocks = withBlockProps(loaded.page.blocks, ({ type }) =>
    type === networkStatus.id ? { answered } : undefined,
  );
  return { ...loaded, page: { ...loaded.page, blocks } };
}
