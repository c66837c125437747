/**
 * Returns the props of an island in the HTML, as JSON. They are in a script of the island, or in a script that several
 * islands share.
 */
export function islandProps(island: Element | null | undefined): string {
  const collected = island?.ownerDocument.querySelector('script[data-props]')?.textContent ?? '{}';
  const known = (JSON.parse(collected) as Record<string, unknown>)[island?.getAttribute('prefix') ?? ''];
  return known === undefined ? (island?.nextElementSibling?.textContent ?? '') : JSON.stringify(known);
}
