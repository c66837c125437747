/** A reference as it is stored and delivered: never the linked thing itself. */
export type Link<T extends string = string> = { sys: { type: 'Link'; linkType: T; id: string } };

/** Entities that have drafts, are published and can be linked. */
export type EntityKind = 'Entry' | 'Asset';

/** Which of the two read APIs is asked: `delivery` knows published content only, `preview` drafts too. */
export type ReadApi = 'delivery' | 'preview';

/** Who looks: a read API, or an editor, who sees what is archived as well. */
export type Viewer = ReadApi | 'management';

/** Values by field, then by locale code. */
export type LocaleKeyedFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type Metadata = { readonly tags: readonly Link[]; readonly concepts: readonly Link[] };

/** One state of an entity's content. */
export type Snapshot = { readonly fields: LocaleKeyedFields; readonly metadata: Metadata };

/** An entry or asset with its draft, what of it is published, and its counters. Times are ISO 8601. */
export type EntityRecord = {
  readonly kind: EntityKind;
  readonly id: string;
  /** Entries only. */
  readonly contentTypeId?: string | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Grows by one with every write, as the vendor's `sys.version`. */
  readonly version: number;
  readonly publishedVersion?: number | undefined;
  /** How often the entity was published; delivered as `sys.revision`. */
  readonly publishedCounter: number;
  readonly firstPublishedAt?: string | undefined;
  readonly publishedAt?: string | undefined;
  readonly archivedVersion?: number | undefined;
  readonly archivedAt?: string | undefined;
  readonly draft: Snapshot;
  readonly published?: Snapshot | undefined;
};

export type FieldItems = {
  readonly type: string;
  readonly linkType?: string | undefined;
  readonly validations?: readonly unknown[] | undefined;
};

export type ContentField = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly localized: boolean;
  readonly required: boolean;
  readonly disabled: boolean;
  /** Omitted fields are edited but not delivered. */
  readonly omitted: boolean;
  readonly linkType?: string | undefined;
  readonly items?: FieldItems | undefined;
  readonly validations?: readonly unknown[] | undefined;
};

export type ContentTypeRecord = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly displayField: string | null;
  readonly fields: readonly ContentField[];
  /** Annotations and the like, for editors only. */
  readonly metadata?: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly revision: number;
};

export type LocaleRecord = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly default: boolean;
  readonly fallbackCode: string | null;
  readonly contentDeliveryApi: boolean;
  readonly contentPreviewApi: boolean;
  readonly contentManagementApi: boolean;
  /** Required fields may be empty in it; for editors only. */
  readonly optional: boolean;
  readonly version: number;
};

export type TagRecord = {
  readonly id: string;
  readonly name: string;
  readonly visibility: string;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** A part of an export that could not be used. */
export type ContentProblem = {
  /** For example `Entry quote-1`, or `Locale es`. */
  readonly item: string;
  readonly reason: string;
};

/** An export file as a tool wrote it. Its items have not been checked yet. */
export type ContentExport = {
  readonly contentTypes?: readonly unknown[];
  readonly entries?: readonly unknown[];
  readonly assets?: readonly unknown[];
  readonly locales?: readonly unknown[];
  readonly tags?: readonly unknown[];
  readonly editorInterfaces?: readonly unknown[];
  readonly webhooks?: readonly unknown[];
  /** Not read: whoever has a token may do all that the token is for. */
  readonly roles?: readonly unknown[];
};

/** What an export came to. */
export type ContentModel = {
  readonly contentTypes: ReadonlyMap<string, ContentTypeRecord>;
  readonly locales: readonly LocaleRecord[];
  readonly tags: readonly TagRecord[];
  /** How the vendor's editor shows a content type, by its id. Kept and given back, never used. */
  readonly editorInterfaces: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** By id. Kept and given back, never called. */
  readonly webhooks: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly records: readonly EntityRecord[];
  readonly problems: readonly ContentProblem[];
};

/** A map key that tells entries and assets of one id apart. */
export function entityKey(kind: EntityKind, id: string): string {
  return `${kind}!${id}`;
}

export function link<T extends string>(linkType: T, id: string): Link<T> {
  return { sys: { type: 'Link', linkType, id } };
}
