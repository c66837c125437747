/** Returns the served props of an island as JSON: its own script, or its part of the script for several islands. */
export function islandProps(island: Element | null | undefined): string {
  const collected = island?.ownerDocument.querySelector('script[data-props]')?.textContent ?? '{}';
  const known = (JSON.parse(collected) as Record<string, unknown>)[island?.getAttribute('prefix') ?? ''];
  return known === undefined ? (island?.nextElementSibling?.textContent ?? '') : JSON.stringify(known);
}
