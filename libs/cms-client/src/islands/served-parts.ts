import { createContext, useContext } from 'react';

/** HTML by the `data-served` of its element. */
export type ServedParts = ReadonlyMap<string | null, string>;

/** What stood in an island before it woke. */
export const ServedPartsContext = createContext<ServedParts>(new Map());

export function servedPartsOf(island: Element): ServedParts {
  const parts = island.querySelectorAll('[data-served]');
  return new Map([...parts].map((part) => [part.getAttribute('data-served'), part.innerHTML]));
}

/**
 * HTML inside the element of the island whose `data-served` has this name, as it was before the island woke; empty on a server,
 * and where nothing was served. For a part that the island keeps without knowing how it is drawn.
 */
export const useServedPart = (name: string): string => useContext(ServedPartsContext).get(name) ?? '';
