import { createContext, useContext } from 'react';

/** HTML by the `data-served` of its element. */
export type ServedParts = ReadonlyMap<string | null, string>;

/** What stood in an island before it woke. */
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

/** What stands in an element, so that it can stand there again where a page requires Trusted Types. */
export const servedHtml = (element: Element): string => policy.createHTML(element.innerHTML);

export function servedPartsOf(island: Element): ServedParts {
  const parts = island.querySelectorAll('[data-served]');
  return new Map([...parts].map((part) => [part.getAttribute('data-served'), servedHtml(part)]));
}

/**
 * HTML inside the element of the island whose `data-served` has this name, as it was before the island woke; empty on a server,
 * and where nothing was served. For a part that the island keeps without knowing how it is drawn.
 */
export const useServedPart = (name: string): string => useContext(ServedPartsContext).get(name) ?? '';
