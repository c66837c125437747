import type { ContentTypeRecord, LocaleRecord, TagRecord } from './content.types.ts';

/** The body of each kind of record in the content model, without id and counters. */
export type ModelBodies = {
  ContentType: Pick<ContentTypeRecord, 'name' | 'description' | 'displayField' | 'fields' | 'metadata'>;
  /** The editor interface of the content type with the same id. */
  EditorInterface: Readonly<Record<string, unknown>>;
  Locale: Omit<LocaleRecord, 'id' | 'version'>;
  Tag: Pick<TagRecord, 'name' | 'visibility'>;
  WebhookDefinition: Readonly<Record<string, unknown>>;
};

export type ModelKind = keyof ModelBodies;

/** A part of the content model with its draft, its published state, and its counters. Times are ISO 8601. */
export type ModelRecord<K extends ModelKind = ModelKind> = {
  readonly kind: K;
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly draft: ModelBodies[K];
  /** Only for content types: other parts have only their latest state. */
  readonly published?: ModelBodies[K] | undefined;
  readonly publishedVersion?: number | undefined;
  readonly publishedCounter?: number | undefined;
  readonly publishedAt?: string | undefined;
  readonly firstPublishedAt?: string | undefined;
};

/** Returns a map key for a record of the content model. */
export function modelKey(kind: ModelKind, id: string): string {
  return `${kind}!${id}`;
}
