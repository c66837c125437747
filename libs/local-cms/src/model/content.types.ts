/** A reference as it is stored and delivered, without the linked item itself. */
export type Link<T extends string = string> = { sys: { type: 'Link'; linkType: T; id: string } };

/** Kinds of items that have drafts, can be published, and can be linked. */
export type EntityKind = 'Entry' | 'Asset';

/** The two read APIs: `delivery` has only published content, `preview` has drafts, too. */
export type ReadApi = 'delivery' | 'preview';

/** A reader: one of the two read APIs, or an editor, who also sees archived items. */
export type Viewer = ReadApi | 'management';

/** Values by field, then by locale code. */
export type LocaleKeyedFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type Metadata = { readonly tags: readonly Link[]; readonly concepts: readonly Link[] };

/** One state of an entity's content. */
export type Snapshot = { readonly fields: LocaleKeyedFields; readonly metadata: Metadata };

/** An entry or asset with its draft, its published state, and its counters. Times are ISO 8601. */
export type EntityRecord = {
  readonly kind: EntityKind;
  readonly id: string;
  /** Id of the content type. Only entries have one. */
  readonly contentTypeId?: string | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Grows by one with every write, like the vendor's `sys.version`. */
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
  /**
   * In a folder of content: what the file of an unpublished item says, if the draft has local edits; or what it said
   * before it was broken or removed. The file of a published item says what is published.
   */
  readonly fileDraft?: Snapshot | undefined;
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
  /** Whether the read APIs leave the field out. Editors can still edit it. */
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
  /** Annotations and similar data, which only editors see. */
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
  /** Whether required fields may be empty in this locale; only for editors. */
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

/** A part of an export that is unusable. */
export type ContentProblem = {
  /** Name of the item, for example `Entry quote-1` or `Locale es`. */
  readonly item: string;
  readonly reason: string;
};

/** An export file as a tool wrote it, with items that are not checked yet. */
export type ContentExport = {
  readonly contentTypes?: readonly unknown[];
  readonly entries?: readonly unknown[];
  readonly assets?: readonly unknown[];
  readonly locales?: readonly unknown[];
  readonly tags?: readonly unknown[];
  readonly editorInterfaces?: readonly unknown[];
  readonly webhooks?: readonly unknown[];
  /** Ignored, because tokens have no roles. */
  readonly roles?: readonly unknown[];
};

/** The content read from an export. */
export type ContentModel = {
  readonly contentTypes: ReadonlyMap<string, ContentTypeRecord>;
  readonly locales: readonly LocaleRecord[];
  readonly tags: readonly TagRecord[];
  /** Settings of the vendor's editor, by content type id. They are only stored and returned, never used. */
  readonly editorInterfaces: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Webhooks by id. They are only stored and returned, never called. */
  readonly webhooks: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly records: readonly EntityRecord[];
  readonly problems: readonly ContentProblem[];
};

/** Returns a map key that differs for an entry and an asset with the same id. */
export function entityKey(kind: EntityKind, id: string): string {
  return `${kind}!${id}`;
}

export function link<T extends string>(linkType: T, id: string): Link<T> {
  return { sys: { type: 'Link', linkType, id } };
}
