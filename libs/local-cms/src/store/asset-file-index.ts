import type { EntityRecord, LocaleKeyedFields, Snapshot } from '../model/content.types.ts';
import type { AssetFolders, LocalFile } from '../export/asset-files.ts';
import { findLocalFiles } from '../export/asset-files.ts';
import { fileRevision } from '../export/file-revision.ts';

/** A file that the asset service serves. */
export type StoredFile = LocalFile & { readonly assetId: string };

export type AssetFileIndex = {
  /** Returns the locales whose file is on this machine. */
  localesOf(record: EntityRecord): ReadonlySet<string>;
  /**
   * Returns the file of an address.
   * @param revision the revision in the address. If no file has this revision, the name decides
   */
  find(record: EntityRecord, name: string, revision: string | undefined): StoredFile | undefined;
  /** Returns the fields of an asset. Files on this machine get their local address; other addresses stay. */
  deliverFields(record: EntityRecord, snapshot: Snapshot): LocaleKeyedFields;
  /** Reverses `deliverFields`: if an editor saves a delivered address, the original address is stored. */
  storedFields(record: EntityRecord, fields: LocaleKeyedFields): LocaleKeyedFields;
};

/** Encodes a path segment so that it needs no escaping in HTML, CSS or text. */
const encoded = (segment: string) =>
  encodeURIComponent(segment).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Creates the index. The index looks for the files of each state of an asset only once. */
export function assetFileIndex(folders: AssetFolders, assetHost: string | (() => string)): AssetFileIndex {
  const known = new WeakMap<Snapshot, ReadonlyMap<string, LocalFile>>();
  const filesOf = (id: string, snapshot: Snapshot): ReadonlyMap<string, LocalFile> => {
    let files = known.get(snapshot);
    if (!files) known.set(snapshot, (files = findLocalFiles(id, snapshot.fields, folders)));
    return files;
  };
  const addresses = new WeakMap<LocalFile, string>();
  /**
   * Returns the address of a file. As in the vendor's addresses, the path contains the revision, because
   * readers add their own query to an address.
   */
  const addressOf = (id: string, file: LocalFile): string => {
    let address = addresses.get(file);
    if (address === undefined) {
      const parts = [id, fileRevision(file.path), file.name].map(encoded);
      addresses.set(
        file,
        (address = `//${typeof assetHost === 'string' ? assetHost : assetHost()}/assets/${parts.join('/')}`),
      );
    }
    return address;
  };
  return {
    localesOf: (record) => new Set(filesOf(record.id, record.draft).keys()),
    find(record, name, revision) {
      const states = [record.published, record.draft].filter((state) => state !== undefined);
      const all = states.flatMap((state) => [...filesOf(record.id, state).values()]);
      // A name is the name of different files if the draft has another file, or other languages, than what is published.
      const named = all.filter((file) => file.name === name);
      const file =
        [...named, ...all].find((one) => revision !== undefined && revisionOf(one) === revision) ?? named[0];
      return file && { ...file, assetId: record.id };
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
        return [locale, { ...kept, url: addressOf(record.id, file) }] as const;
      });
      return { ...fields, file: Object.fromEntries(rewritten) };
    },
    storedFields(record, fields) {
      const given = fields['file'];
      if (record.kind !== 'Asset' || !given) return fields;
      const files = filesOf(record.id, record.draft);
      const stored = Object.entries(given).map(([locale, value]) => {
        const file = files.get(locale);
        if (!file || urlOf(value)?.replace(/^https?:/u, '') !== addressOf(record.id, file))
          return [locale, value] as const;
        return [
          locale,
          Object.assign({}, value, { url: urlOf(record.draft.fields['file']?.[locale]) }),
        ] as const;
      });
      return { ...fields, file: Object.fromEntries(stored) };
    },
  };
}

/** Returns the revision of a file, or undefined if the file is gone. */
function revisionOf(file: LocalFile): string | undefined {
  try {
    return fileRevision(file.path);
  } catch {
    return undefined;
  }
}

function urlOf(file: unknown): string | undefined {
  return typeof file === 'object' && file !== null && 'url' in file && typeof file.url === 'string'
    ? file.url
    : undefined;
}
