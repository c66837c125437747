import type { ContentExport } from '../model/content.types.ts';

const idOf = (item: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], item);

/** An export without the content types that no entry has. */
export interface InUse {
  readonly content: ContentExport;
  /** Ids of the content types that were left out. */
  readonly unused: readonly string[];
}

/** Returns an export with only the content types that its entries have, and with their editor interfaces. */
export function typesInUse(content: ContentExport): InUse {
  const { contentTypes = [], editorInterfaces = [], entries = [] } = content;
  const used = new Set(entries.map((entry) => idOf(entry, 'sys', 'contentType', 'sys', 'id')));
  const isUsed = (type: unknown) => used.has(idOf(type, 'sys', 'id'));
  return {
    content: {
      ...content,
      contentTypes: contentTypes.filter(isUsed),
      editorInterfaces: editorInterfaces.filter((one) =>
        used.has(idOf(one, 'sys', 'contentType', 'sys', 'id')),
      ),
    },
    unused: contentTypes.filter((type) => !isUsed(type)).map((type) => String(idOf(type, 'sys', 'id'))),
  };
}
