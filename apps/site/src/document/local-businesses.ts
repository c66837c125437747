import { localBusiness, serviceSpace, type BusinessOnPage } from '@skein/cities/content';
import type { LoadedPage } from '../content/content-source.ts';
import { everyBlock } from '../content/block-props.ts';

const isBusiness = (props: object): props is BusinessOnPage => 'street' in props && 'timeZone' in props;

/** The shops that a page shows, for search engines. */
export function localBusinesses({ page }: LoadedPage): readonly ReturnType<typeof localBusiness>[] {
  const found: ReturnType<typeof localBusiness>[] = [];
  everyBlock(page.blocks, ({ type, props }) => {
    if (type === serviceSpace.id && isBusiness(props)) found.push(localBusiness(props));
  });
  return found;
}
