import type { AnyEntryType, EntriesResponse, EntryGraph, RawEntry } from '@skein/cms-client';
import type { EntryNote } from '@skein/cms-client/serve';
import { isDeepStrictEqual } from 'node:util';

const NAME_MAX = 60;

const nameFields = new WeakMap<AnyEntryType, string>();

/**
 * Returns the field that holds an entry's name: the field that the content type declares, or else the first short text
 * that editors do not choose from a list.
 */
function nameFieldOf(type: AnyEntryType): string {
  const known = nameFields.get(type);
  if (known !== undefined) return known;
  const field =
    type.displayField ?? type.rows().find(({ spec }) => spec.type === 'Symbol' && !spec.options)?.gf ?? '';
  nameFields.set(type, field);
  return field;
}

function nameOf({ fields }: RawEntry, type: AnyEntryType | undefined): string | undefined {
  const text = type && fields[nameFieldOf(type)];
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, NAME_MAX) : undefined;
}

type Fields = RawEntry['fields'];
/**
 * The last comparison of each draft, by the draft's fields: the published fields, and whether they differ from the
 * draft.
 */
const compared = new WeakMap<Fields, readonly [Fields | undefined, boolean]>();

/**
 * Returns whether a draft differs from its published version. Remembers the result, so that entries that an editor does
 * not change are compared only once.
 */
function differ(draft: Fields, published: Fields | undefined): boolean {
  const [before, result] = compared.get(draft) ?? [];
  if (result !== undefined && before === published) return result;
  const now = !isDeepStrictEqual(published, draft);
  compared.set(draft, [published, now]);
  return now;
}

function linksIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { sys } = value as { readonly sys?: { readonly linkType?: unknown; readonly id?: unknown } };
  if (sys?.linkType === 'Entry') return [String(sys.id)];
  return Object.values(value).flatMap(linksIn);
}

/**
 * Returns notes for editors about the entries of a page.
 * @param types all content types of the site
 * @param published the same page in its published form; undefined if the CMS did not return it
 */
export function editorNotes(
  pageId: string,
  { entries }: Pick<EntryGraph, 'entries'>,
  types: readonly AnyEntryType[],
  published: EntriesResponse | undefined,
): ReadonlyMap<string, EntryNote> {
  const notes = new Map<string, EntryNote>();
  const typeOf = new Map(types.map((type) => [type.id, type]));
  const before = new Map(
    [...(published?.items ?? []), ...(published?.includes?.Entry ?? [])].map((item) => {
      const { sys, fields } = item as RawEntry;
      return [sys.id, fields];
    }),
  );
  const note = (id: string, block: string | undefined): void => {
    const entry = entries.get(id);
    if (!entry || notes.has(id)) return;
    const type = typeOf.get(entry.sys.contentType.sys.id);
    notes.set(id, {
      type: type?.name ?? entry.sys.contentType.sys.id,
      name: nameOf(entry, type),
      block,
      isDraft: published !== undefined && differ(entry.fields, before.get(id)),
    });
    for (const linked of linksIn(entry.fields)) note(linked, block ?? linked);
  };
  note(pageId, undefined);
  return notes;
}
