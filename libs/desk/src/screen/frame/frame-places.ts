import type { Content } from '../../cms/cms.types.ts';
import { linksOf } from '../../cms/links.ts';
import { reachable } from '../../cms/links.ts';
import type { FrameMessage } from './frame-messages.ts';

/**
 * Returns the entry and field that were clicked, or undefined. For a picture, returns the entry on the page that
 * links to it.
 */
export function placeOf(
  { entryId, assetId, fieldId }: Extract<FrameMessage, { skein: 'clicked' }>,
  content: Content,
  pageId: string | undefined,
): { readonly entry: string; readonly field: string | undefined } | undefined {
  if (entryId !== undefined) return { entry: entryId, field: fieldId };
  if (assetId === undefined || pageId === undefined) return undefined;
  const holder = reachable(content, [pageId]).find(
    (entry) => entry.sys.type === 'Entry' && linksOf(entry).includes(assetId),
  );
  const field = Object.entries(holder?.fields ?? {}).find(([, values]) =>
    JSON.stringify(values).includes(`"${assetId}"`),
  )?.[0];
  return holder && { entry: holder.sys.id, field };
}
