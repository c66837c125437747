import { steadyNow } from '@skein/cms-client/serve';
import { pickLanguage, type Delivery, type Question } from '@skein/cms-client/server';
import * as v from 'valibot';
import type { ContentSource } from '../content/content-source.ts';

const Item = v.looseObject({
  sys: v.looseObject({
    id: v.string(),
    contentType: v.optional(v.looseObject({ sys: v.looseObject({ id: v.string() }) })),
  }),
  fields: v.record(v.string(), v.unknown()),
});

const Link = v.object({ sys: v.object({ type: v.literal('Link'), id: v.string() }) });

/** Changed entries and assets that an editor has not saved, as the management API presents them. */
export const UnsavedItems = v.array(Item);
export type UnsavedItem = v.InferOutput<typeof Item>;

/** A CMS that answers with drafts, with the unsaved changes of one editor on top. */
export interface UnsavedEdits extends Delivery {
  /** Sets the changes for all later answers. */
  lay(items: readonly UnsavedItem[]): void;
}

/** Drafts for one editor, with this editor's unsaved changes on top. */
export interface Drafts extends Pick<UnsavedEdits, 'lay'> {
  readonly plain: ContentSource;
  /** The same content, with marks in its texts that say where the texts come from. */
  readonly marked: ContentSource;
}

/** For how long to reuse answers of the CMS while an editor types into the same entries, in ms. */
const TYPING_MS = 1000;

/**
 * Lays unsaved changes over the answers of a CMS. An answer also gets the changed items that it does not
 * contain, because a changed field may link to them.
 * @param fallback language whose texts replace missing translations
 */
export function unsavedEdits(drafts: Delivery, fallback: string, now = steadyNow): UnsavedEdits {
  let laid: readonly UnsavedItem[] = [];
  /**
   * Ids of the changed entries and of everything that they link to, as JSON. If they change, the answers of the
   * CMS are no longer sufficient.
   */
  let concerned = '';
  let askedMs = 0;
  let answers = new Map<string, ReturnType<Delivery['ask']>>();
  /** Answers with the changes on top, by question. They are kept because each page in preview is drawn twice. */
  let latest = new Map<string, ReturnType<Delivery['ask']>>();

  /** Returns the answer to a question from a map. If the map has no answer, makes one and adds it. */
  const once = (known: typeof answers, question: Question, make: Delivery['ask']) => {
    const key = JSON.stringify(question);
    const answer = known.get(key) ?? make(question);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };

  async function withChanges(question: Question): ReturnType<Delivery['ask']> {
    const answer = await once(answers, question, drafts.ask);
    if (laid.length === 0) return answer;
    const changed = new Map(laid.map((item) => [item.sys.id, pickLanguage(item, question.locale, fallback)]));
    const newer = (item: unknown) => {
      const change = changed.get(String(idOf(item)));
      return change && typeof item === 'object' && item !== null
        ? {
            ...item,
            fields: change.fields,
            ...('metadata' in change && { metadata: change['metadata'] }),
            fellBack: 'fellBack' in change ? change.fellBack : undefined,
          }
        : item;
    };
    const { Entry = [], Asset = [] } = answer.includes ?? {};
    const known = new Set([...answer.items, ...Entry, ...Asset].map(idOf));
    if (![...changed.keys()].some((id) => known.has(id))) return answer;
    const added = [...changed.values()].filter(({ sys }) => !known.has(sys.id));
    return {
      ...answer,
      items: answer.items.map(newer),
      includes: {
        Entry: [...Entry.map(newer), ...added.filter(({ sys }) => sys.contentType)],
        Asset: [...Asset.map(newer), ...added.filter(({ sys }) => !sys.contentType)],
      },
    };
  }

  return {
    ...drafts,
    lay(items) {
      const concerns = JSON.stringify(
        [...new Set(items.flatMap((item) => [item.sys.id, ...linksIn(item.fields)]))].sort(),
      );
      laid = items;
      latest = new Map();
      if (items.length > 0 && concerns === concerned && now() - askedMs < TYPING_MS) return;
      [concerned, askedMs, answers] = [concerns, now(), new Map()];
    },
    ask: (question) => once(latest, question, withChanges),
  };
}

function idOf(item: unknown): unknown {
  return (item as { readonly sys?: { readonly id?: unknown } } | null | undefined)?.sys?.id;
}

function linksIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return v.is(Link, value) ? [value.sys.id] : Object.values(value).flatMap(linksIn);
}
