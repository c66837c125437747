import type { EntityRecord, LocaleKeyedFields, Snapshot } from '../model/content.types.ts';
import type { AssetFolders, LocalFile } from '../export/asset-files.ts';
import { findLocalFiles } from '../export/asset-files.ts';

/** A file as the asset service serves it. */
export type StoredFile = LocalFile & { readonly assetId: string };

export type AssetFileIndex = {
  /** Locales whose file lies on this machine. */
  localesOf(record: EntityRecord): ReadonlySet<string>;
  find(record: EntityRecord, name: string): StoredFile | undefined;
  /** Fields with the address of local files in place of the one in the export; other addresses stay. */
  deliverFields(record: EntityRecord, snapshot: Snapshot): LocaleKeyedFields;
};

/** Looks each state of an asset up on the disk once. */
export function assetFileIndex(folders: AssetFolders, assetHost: string): AssetFileIndex {
  const known = new WeakMap<Snapshot, ReadonlyMap<string, LocalFile>>();
  const filesOf = (id: string, snapshot: Snapshot): ReadonlyMap<string, LocalFile> => {
    let files = known.get(snapshot);
    if (!files) known.set(snapshot, (files = findLocalFiles(id, snapshot.fields, folders)));
    return files;
  };
  return {
    localesOf: (record) => new Set(filesOf(record.id, record.draft).keys()),
    find(record, name) {
      for (const snapshot of [record.draft, record.published]) {
        if (!snapshot) continue;
        for (const file of filesOf(record.id, snapshot).values()) {
          if (file.name === name) return { ...file, assetId: record.id };
        }
      }
      return undefined;
    },
    deliverFields(record, snapshot) {
      const { fields } = snapshot;
      if (record.kind !== 'Asset') return fields;
      const files = filesOf(record.id, snapshot);
      if (files.size === 0) return fields;
      const rewritten = Object.entries(fields['file'] ?? {}).map(([locale, value]) => {
        const file = files.get(locale);
        if (!file || typeof value !== 'object' || value === null) return [locale, value] as const;
        const { upload: _upload, ...kept }: Record<string, unknown> = { ...value };
        const url = `//${assetHost}/assets/${encodeURIComponent(record.id)}/${encodeURIComponent(file.name)}`;
        return [locale, { ...kept, url }] as const;
      });
      return { ...fields, file: Object.fromEntries(rewritten) };
    },
  };
}
