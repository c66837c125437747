import { enhanceAddress } from './enhance-address.ts';
import { enhanceList } from './enhance-list.ts';
import { enhanceTabs } from './enhance-tabs.ts';

/**
 * Adds to questions in the server's HTML what the browser lacks: links to single questions, support for the Back
 * button, a button for all questions, and tabs by keyboard. Use this function on pages without React.
 * @returns a function that removes this behavior; open questions stay open
 */
export function enhanceFaq(root: Element): () => void {
  const ending = new AbortController();
  const each = (selector: string) => root.querySelectorAll<HTMLElement>(selector);
  for (const list of each('[data-faq-list]')) enhanceList(list, ending.signal);
  for (const set of each('[data-faq-tabs]')) enhanceTabs(set, ending.signal);
  enhanceAddress(root, ending.signal);
  return () => ending.abort();
}
