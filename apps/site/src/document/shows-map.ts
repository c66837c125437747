import { apartmentFinder } from '@skein/apartment-finder/content';
import { serviceSpace } from '@skein/cities/content';
import type { LoadedPage } from '../content/content-source.ts';
import { everyBlock } from '../content/block-props.ts';

/** Content types that may draw a map which can be moved. */
const WITH_MAP: ReadonlySet<string> = new Set([serviceSpace.id, apartmentFinder.id]);

/** Whether the policy of the page has to let a vendor's map in. */
export function showsMap({ page }: LoadedPage): boolean {
  let found = false;
  everyBlock(page.blocks, ({ type }) => (found ||= WITH_MAP.has(type)));
  return found;
}
