import { enhanceAddress } from './enhance-address.ts';
import { enhanceList } from './enhance-list.ts';
import { enhanceTabs } from './enhance-tabs.ts';

/**
 * Adds to served questions what the browser does not do by itself: links to single questions, Back, a button
 * for all, and tabs by keyboard. For pages that a server renders and that load no React for them.
 * @returns a function that undoes it, except for what visitors have done
 */
export function enhanceFaq(root: Element): () => void {
  const ending = new AbortController();
  const each = (selector: string) => root.querySelectorAll<HTMLElement>(selector);
  for (const list of each('[data-faq-list]')) enhanceList(list, ending.signal);
  for (const set of each('[data-faq-tabs]')) enhanceTabs(set, ending.signal);
  enhanceAddress(root, ending.signal);
  return () => ending.abort();
}
