import { createContext, useContext } from 'react';

/** The HTML of served elements, by the values of their `data-served` attributes. */
export type ServedParts = ReadonlyMap<string | null, string>;

/** Context with the HTML of an island's served parts. The runtime reads this HTML before hydration. */
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

/** Returns an element's HTML in a form that even pages with required Trusted Types accept. */
export const servedHtml = (element: Element): string => policy.createHTML(element.innerHTML);

export function servedPartsOf(island: Element): ServedParts {
  const parts = island.querySelectorAll('[data-served]');
  return new Map([...parts].map((part) => [part.getAttribute('data-served'), servedHtml(part)]));
}

/**
 * Returns the HTML that the server sent for the element with this `data-served` name, or an empty text on a
 * server and for an unknown name. Use it for parts that only the server can render.
 */
export const useServedPart = (name: string): string => useContext(ServedPartsContext).get(name) ?? '';
