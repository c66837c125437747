import { useEffect } from 'react';
import { neededBy, publicationOf, unpublishedWaysTo, type Unpublished } from '../edits/publication.ts';
import type { Page } from '../model/pages.ts';
import { useAddress } from './state/address.ts';
import { useDesk, useEdits } from './state/desk-context.ts';

interface UnpublishedItems {
  /** In the order of publication. */
  readonly list: readonly Unpublished[];
  /** The ids of the items that the page and the open entry need. */
  readonly needed: ReadonlySet<string>;
}

/**
 * Returns what is not published on a page, in the open entry, in everything that was edited in this window, and in what
 * leads to the page.
 */
export function useUnpublished(page: Page, pages: readonly Page[]): UnpublishedItems {
  const { store } = useDesk();
  const { content, drafts } = useEdits((all) => all);
  const { entry } = useAddress();
  const pageIds = new Set(pages.map(({ entryId }) => entryId));
  const isPage = (id: string) => pageIds.has(id);
  const ids = entry === undefined ? [page.entryId] : [page.entryId, entry];
  const ways = unpublishedWaysTo(content, page.path, isPage);
  const list = publicationOf(content, [...ids, ...drafts.keys(), ...ways], isPage);
  const listed = list.map(({ entity }) => entity.sys.id).join(' ');
  useEffect(() => {
    // Another window may have published in the meantime.
    if (listed !== '') store.readPublished(listed.split(' ')).catch(() => undefined);
  }, [store, listed]);
  return { list, needed: neededBy(content, ids, page.path, list, isPage) };
}
