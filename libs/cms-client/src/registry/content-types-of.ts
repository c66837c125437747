import { callToAction } from '../elements/call-to-action.content.ts';
import { entryTypesIn, type AnyEntryType } from '../model/entry-type.ts';

/**
 * Returns the content types of a site, sorted by id, each once: the types of its blocks, the types of the items that
 * these blocks link to, and the call to action.
 * @param blocks blocks, or modules that export blocks, as `createRegistry` takes them
 */
export function contentTypesOf(blocks: readonly object[]): readonly AnyEntryType[] {
  const types = [{ callToAction }, ...blocks].flatMap((one) => entryTypesIn('rows' in one ? { one } : one));
  const byId = new Map(types.map((type) => [type.id, type]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
