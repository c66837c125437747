import type { ContentTypeRecord, LocaleRecord, TagRecord } from './content.types.ts';

/** What each part of the content model says, beside its id and its counters. */
export type ModelBodies = {
  ContentType: Pick<ContentTypeRecord, 'name' | 'description' | 'displayField' | 'fields' | 'metadata'>;
  /** Of a content type, under the same id. */
  EditorInterface: Readonly<Record<string, unknown>>;
  Locale: Omit<LocaleRecord, 'id' | 'version'>;
  Tag: Pick<TagRecord, 'name' | 'visibility'>;
  WebhookDefinition: Readonly<Record<string, unknown>>;
};

export type ModelKind = keyof ModelBodies;

/** A part of the content model with its draft, what of it is published, and its counters. Times are ISO 8601. */
export type ModelRecord<K extends ModelKind = ModelKind> = {
  readonly kind: K;
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly draft: ModelBodies[K];
  /** Content types only: others have no state but the latest. */
  readonly published?: ModelBodies[K] | undefined;
  readonly publishedVersion?: number | undefined;
  readonly publishedCounter?: number | undefined;
  readonly publishedAt?: string | undefined;
  readonly firstPublishedAt?: string | undefined;
};

/** Which of all records one is. */
export function modelKey(kind: ModelKind, id: string): string {
  return `${kind}!${id}`;
}
