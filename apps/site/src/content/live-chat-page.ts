import { requestForm } from '@skein/forms/content';
import { everyBlock, withBlockProps } from './block-props.ts';
import type { LoadedPage } from './content-source.ts';

/**
 * The page with the vendor's chat beside its form for messages.
 * @param licence the operator's number at the vendor; undefined: messages are all there is
 */
export function withLiveChat(loaded: LoadedPage, licence: string | undefined): LoadedPage {
  if (licence === undefined) return loaded;
  const blocks = withBlockProps(loaded.page.blocks, ({ type, props }) =>
    type === requestForm.id && 'variant' in props && props.variant === 'chat'
      ? { liveChat: { licence } }
      : undefined,
  );
  return { ...loaded, page: { ...loaded.page, blocks } };
}

/** Whether the policy of the page has to let the vendor's chat in. */
export function showsLiveChat({ page }: LoadedPage): boolean {
  let found = false;
  everyBlock(page.blocks, ({ props }) => (found ||= 'liveChat' in props));
  return found;
}
