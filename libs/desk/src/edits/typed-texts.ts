import type { Content } from '../cms/cms.types.ts';
import type { EditState } from './edit-store.types.ts';

/** A text that an editor has changed, before and after. */
export interface TypedText {
  readonly entryId: string;
  readonly fieldId: string;
  readonly locale: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the texts of drafts that differ from an earlier state of the content. Omits texts that were empty. */
export const typedTexts = (
  earlier: Pick<Content, 'entries'>,
  { content, drafts }: Pick<EditState, 'drafts'> & { readonly content: Pick<Content, 'entries'> },
): readonly TypedText[] =>
  [...drafts.keys()].flatMap((entryId) => {
    const [old, now] = [earlier.entries.get(entryId), content.entries.get(entryId)];
    if (!old || !now || old === now) return [];
    return Object.entries(now.fields).flatMap(([fieldId, values]) =>
      Object.entries(values).flatMap(([locale, after]) => {
        const before = old.fields[fieldId]?.[locale];
        return typeof before === 'string' && before !== '' && typeof after === 'string' && before !== after
          ? [{ entryId, fieldId, locale, before, after }]
          : [];
      }),
    );
  });
