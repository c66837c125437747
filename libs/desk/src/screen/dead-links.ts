import { useEffect, useEffectEvent } from 'react';
import { reachable } from '../cms/links.ts';
import { pagesOf } from '../model/pages.ts';
import { pathLinksIn, type PathLink } from '../model/path-links.ts';
import { pathOf } from '../model/page-addresses.ts';
import { useDesk } from './state/desk-context.ts';
import { setProblems } from './state/page-problems.ts';

/** How long a pause in editing must be before the desk checks links, in ms. */
const CHECK_AFTER_MS = 500;

/** Paths at which the site has something: a file, a question, a service. */
const answered = new Set<string>();

/** Whether the site has nothing at a path. Drafts of pages count too, because the browser is in preview. */
async function isDead(path: string, signal: AbortSignal): Promise<boolean> {
  if (answered.has(path)) return false;
  const { status } = await fetch(path, { method: 'HEAD', signal }).catch(() => ({ status: 0 }));
  if (status !== 404 && status !== 0) answered.add(path);
  return status === 404;
}

/** Returns the links whose path the site does not have. */
export async function deadAmong(
  links: readonly PathLink[],
  signal: AbortSignal,
): Promise<readonly PathLink[]> {
  const paths = [...new Set(links.map(({ path }) => path))];
  const dead = new Set<string>();
  // One after the other, because the site draws the pages of an editor one at a time.
  for (const path of paths) if (await isDead(path, signal)) dead.add(path);
  return links.filter(({ path }) => dead.has(path));
}

/**
 * Finds links to paths that the site does not have, on the shown page and in the open entry, and stores them as
 * problems. Asks the site only about paths of no known page.
 * @param pageId id of the shown page
 * @param version a change of this number causes a new check. Undefined: drafts are not saved yet
 */
export function useDeadLinks(
  pageId: string | undefined,
  entryId: string | undefined,
  version: number | undefined,
): void {
  const { store, settings } = useDesk();
  const check = useEffectEvent(async (ids: readonly string[], signal: AbortSignal) => {
    const { content } = store.read();
    const pages = pagesOf(content);
    const paths = new Set(pages.map(({ path }) => path));
    const isOther = new Set(pages.map((page) => page.entryId).filter((id) => !ids.includes(id)));
    const links = reachable(content, ids, ({ sys }) => isOther.has(sys.id))
      .filter(({ sys }) => !isOther.has(sys.id))
      .flatMap((entry) => pathLinksIn(content, entry))
      .filter(({ path }) => !paths.has(pathOf(path, settings.languages).path));
    const dead = await deadAmong(links, signal);
    if (signal.aborted) return;
    setProblems(
      'links',
      dead.map(({ path, ...place }) => ({ ...place, deadPath: path, reason: '' })),
    );
  });
  useEffect(() => {
    const ids = [pageId, entryId].filter((id) => id !== undefined);
    if (version === undefined || ids.length === 0) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => void check(ids, stop.signal), CHECK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [pageId, entryId, version]);
}
