import type { Entity } from '../../cms/cms.types.ts';
import type { TypedText } from '../../edits/typed-texts.ts';

/** A message from the shown page to the desk. */
export type FrameMessage =
  | {
      readonly skein: 'clicked';
      /** Id of the clicked entry. Undefined for a picture, which has only the id of its asset. */
      readonly entryId: string | undefined;
      readonly assetId: string | undefined;
      readonly fieldId: string | undefined;
    }
  | { readonly skein: 'shown'; readonly path: string };

/** A message from the desk to the shown page. */
export type DeskMessage =
  | { readonly skein: 'show'; readonly entryId: string; readonly fieldId?: string | undefined }
  | {
      readonly skein: 'draw';
      readonly entries: readonly Entity[];
      /** The texts that have changed since the last message. The page shows them before the server has drawn them. */
      readonly texts: readonly TypedText[];
    };

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Returns a message of the shown page, or undefined for any other message. */
export function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('skein' in data)) return undefined;
  const { skein, path, ...ids } = data as Record<string, unknown>;
  if (skein === 'clicked')
    return {
      skein,
      entryId: textIn(ids['entryId']),
      assetId: textIn(ids['assetId']),
      fieldId: textIn(ids['fieldId']),
    };
  const shown = textIn(path);
  return skein === 'shown' && shown !== undefined ? { skein, path: shown } : undefined;
}
