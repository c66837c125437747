import { isEmpty } from '@skein/cms-client';
import { formOfEntry } from '@skein/forms/content';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { FormOf } from './form-rules.ts';

/** An entry in all languages (`locale=*`): each field has its values by language. */
const Entry = v.object({
  sys: v.object({
    id: v.string(),
    contentType: v.object({ sys: v.object({ id: v.string() }) }),
  }),
  fields: v.record(v.string(), v.unknown()),
});

/** Returns the values of a field in all languages. A field of another form has none, and costs only itself. */
const valuesOf = (field: unknown): readonly unknown[] =>
  typeof field === 'object' && field !== null ? Object.values(field) : [];

/** Returns the form of an entry. A field counts as shown if its label exists in any language. */
function formIn(entry: unknown) {
  const result = v.safeParse(Entry, entry);
  if (!result.success) return undefined;
  const { sys, fields } = result.output;
  const said = Object.entries(fields).map(([name, values]) => [
    name,
    valuesOf(values).find((value) => !isEmpty(value)),
  ]);
  return formOfEntry({ sys, fields: Object.fromEntries(said) });
}

/** A CMS that runs in this process. */
export interface EmbeddedEntries {
  /** Returns a published entry in all languages, or undefined. */
  publishedEntry(id: string): unknown;
}

/** Returns a function that finds forms in the CMS of this process. */
export const embeddedForms =
  (content: () => EmbeddedEntries | undefined): FormOf =>
  (formEntryId) =>
    formIn(content()?.publishedEntry(formEntryId));

export interface RemoteFormsOptions {
  /** URL of a CMS environment: `https://cdn.contentful.com/spaces/…/environments/…` */
  readonly environmentUrl: string;
  readonly token: string;
  readonly fetch?: typeof globalThis.fetch;
}

const FORMS_MAX = 500;
const FRESH_MS = 5 * 60 * 1000;
/** How long to wait for the CMS, in ms. After this time, the rules for an unknown form apply. */
const TIMEOUT_MS = 1500;
const ENTRY_ID = /^[\w.-]{1,64}$/u;

/** Returns a function that finds forms in a remote CMS. The function returns undefined while the CMS is down. */
export function remoteForms({ environmentUrl, token, fetch = globalThis.fetch }: RemoteFormsOptions): FormOf {
  const known = new LRUCache<string, { readonly found: ReturnType<typeof formIn> }>({
    max: FORMS_MAX,
    ttl: FRESH_MS,
  });
  return async (formEntryId) => {
    if (!ENTRY_ID.test(formEntryId)) return undefined;
    const remembered = known.get(formEntryId);
    if (remembered) return remembered.found;
    try {
      const response = await fetch(`${environmentUrl}/entries/${formEntryId}?locale=*`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok && response.status !== 404) return undefined;
      const found = response.ok ? formIn(await response.json()) : undefined;
      known.set(formEntryId, { found });
      return found;
    } catch {
      return undefined;
    }
  };
}
