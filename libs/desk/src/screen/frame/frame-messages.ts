import type { Entity } from '../../cms/cms.types.ts';

/** What the shown page tells the desk. */
export type FrameMessage =
  | {
      readonly skein: 'clicked';
      /** Undefined for a picture, which has only the id of its asset. */
      readonly entryId: string | undefined;
      readonly assetId: string | undefined;
      readonly fieldId: string | undefined;
    }
  | { readonly skein: 'shown'; readonly path: string };

/** What the desk tells the shown page. */
export type DeskMessage =
  | { readonly skein: 'show'; readonly entryId: string; readonly fieldId?: string | undefined }
  | { readonly skein: 'draw'; readonly entries: readonly Entity[] };

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads a message of the shown page. Returns undefined for all other messages. */
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
