import { enhanceAddress } from './enhance-address.ts';
import { enhanceList } from './enhance-list.ts';
import { enhanceTabs } from './enhance-tabs.ts';

/**
 * Adds to served questions what the browser does not do by itself: links to a single one, Back, all at once, tabs by
 * keyboard. For pages drawn on a server that load no React for them.
 * @returns undoes it, apart from what visitors have done
 */
export function enhanceFaq(root: Element): () => void {
  const ending = new AbortController();
  const each = (selector: string) => root.querySelectorAll<HTMLElement>(selector);
  for (const list of each('[data-faq-list]')) enhanceList(list, ending.signal);
  for (const set of each('[data-faq-tabs]')) enhanceTabs(set, ending.signal);
  enhanceAddress(root, ending.signal);
  return () => ending.abort();
}
