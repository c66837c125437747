import type { EntityRecord, LocaleKeyedFields, Snapshot } from '../model/content.types.ts';

type DescribedFile = { readonly url?: unknown; readonly fileName?: unknown };

/** Returns the files of an asset's draft or published state, as pairs of locale and file. */
export const filesIn = ({ fields }: Snapshot): readonly (readonly [string, DescribedFile])[] =>
  Object.entries(fields['file'] ?? {}).flatMap(([locale, file]) =>
    typeof file === 'object' && file !== null ? [[locale, file] as const] : [],
  );

/**
 * Returns an asset with different addresses for its files.
 * @param urlOf returns the new address, or undefined if a file keeps its address
 */
export function withUrls(
  record: EntityRecord,
  urlOf: (locale: string, file: DescribedFile) => string | undefined,
): EntityRecord {
  const fieldsOf = (state: Snapshot): LocaleKeyedFields => ({
    ...state.fields,
    file: Object.fromEntries(
      filesIn(state).map(([locale, file]) => {
        const url = urlOf(locale, file);
        return [locale, url === undefined ? file : { ...file, url }];
      }),
    ),
  });
  const draft = { ...record.draft, fields: fieldsOf(record.draft) };
  const { published } = record;
  if (!published) return { ...record, draft };
  const same = published === record.draft;
  return { ...record, draft, published: same ? draft : { ...published, fields: fieldsOf(published) } };
}

/** Returns the path of a file as a relative URL, with escaped characters. */
export const addressOfPath = (file: string): string => file.split('/').map(encodeURIComponent).join('/');
