import { createContext, useContext } from 'react';

/** HTML by the `data-served` name of its element. */
export type ServedParts = ReadonlyMap<string | null, string>;

/** Context with the parts that an island held before it woke. */
export const ServedPartsContext = createContext<ServedParts>(new Map());

interface Policy {
  createHTML(html: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const rules: Policy = { createHTML: (html) => html };
const policy =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('skein-served', rules) ?? rules;

/**
 * Returns an element's HTML as trusted HTML, so that it can be set again on a page that requires Trusted Types.
 */
export const servedHtml = (element: Element): string => policy.createHTML(element.innerHTML);

export function servedPartsOf(island: Element): ServedParts {
  const parts = island.querySelectorAll('[data-served]');
  return new Map([...parts].map((part) => [part.getAttribute('data-served'), servedHtml(part)]));
}

/**
 * Returns the HTML of the element with this `data-served` name, as it was before the island woke. Empty on a
 * server, and where nothing was served. Use it for a part that the island keeps without knowing how to draw it.
 */
export const useServedPart = (name: string): string => useContext(ServedPartsContext).get(name) ?? '';
