import * as v from 'valibot';
import type { ContentField } from '../model/content.types.ts';

/** An id of the vendor: 1 to 64 characters. Ids of older spaces may contain dots and dashes. */
export const EntityId = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(64),
  // An asset has a folder of this name: "." and ".." would be other folders.
  v.regex(/^(?!\.{1,2}$)[\w.-]+$/u, 'Invalid id'),
);

const FieldId = v.pipe(
  v.string(),
  v.minLength(1),
  v.check((id) => id !== '__proto__', 'Invalid field id'),
);

const Timestamp = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'Invalid date'),
);

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const LinkSchema = v.looseObject({
  sys: v.looseObject({ type: v.literal('Link'), linkType: v.string(), id: EntityId }),
});

export const MetadataSchema = v.looseObject({
  tags: v.optional(v.array(LinkSchema), []),
  concepts: v.optional(v.array(LinkSchema), []),
});

/**
 * A field: values by locale code. Lists are refused, because a list would count as an object whose locales are
 * 0, 1 and so on.
 */
export const FieldSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'Invalid field: values by language expected'),
  v.record(v.string(), v.unknown()),
);
export const FieldsSchema = v.record(FieldId, FieldSchema);

/** The `sys` of an entry or asset. Everything except the id may be missing. */
export const EntitySys = {
  id: EntityId,
  createdAt: v.optional(Timestamp),
  updatedAt: v.optional(Timestamp),
  version: v.optional(Count),
  revision: v.optional(Count),
  publishedVersion: v.nullish(Count),
  publishedCounter: v.nullish(Count),
  publishedAt: v.nullish(Timestamp),
  firstPublishedAt: v.nullish(Timestamp),
  archivedVersion: v.nullish(Count),
  archivedAt: v.nullish(Timestamp),
};

export const ExportEntry = v.looseObject({
  sys: v.looseObject({
    ...EntitySys,
    contentType: v.looseObject({ sys: v.looseObject({ id: EntityId }) }),
  }),
  fields: v.optional(FieldsSchema, {}),
  metadata: v.optional(MetadataSchema, {}),
});

export const ExportAsset = v.looseObject({
  sys: v.looseObject(EntitySys),
  fields: v.optional(FieldsSchema, {}),
  metadata: v.optional(MetadataSchema, {}),
});

const Validations = v.optional(v.array(v.unknown()));

/** A field of a content type. */
export const TypeField = v.looseObject({
  id: FieldId,
  name: v.optional(v.string(), ''),
  type: v.string(),
  localized: v.optional(v.boolean(), false),
  required: v.optional(v.boolean(), false),
  disabled: v.optional(v.boolean(), false),
  omitted: v.optional(v.boolean(), false),
  deleted: v.optional(v.boolean(), false),
  linkType: v.optional(v.string()),
  items: v.optional(
    v.looseObject({ type: v.string(), linkType: v.optional(v.string()), validations: Validations }),
  ),
  validations: Validations,
});

/** The body of a content type. */
export const ContentTypeBody = {
  name: v.optional(v.string(), ''),
  description: v.nullish(v.string(), ''),
  displayField: v.nullish(v.string(), null),
  metadata: v.optional(v.unknown()),
  fields: v.array(TypeField),
};

/**
 * Returns the fields that are not deleted. The vendor lists a deleted field until the content type is published
 * without this field.
 */
export function livingFields(fields: readonly (ContentField & { deleted: boolean })[]): ContentField[] {
  return fields.filter((field) => !field.deleted).map(({ deleted: _deleted, ...field }) => field);
}

export const ExportContentType = v.looseObject({
  sys: v.looseObject({
    id: EntityId,
    createdAt: v.optional(Timestamp),
    updatedAt: v.optional(Timestamp),
    version: v.optional(Count),
    revision: v.optional(Count),
    publishedCounter: v.nullish(Count),
  }),
  ...ContentTypeBody,
});

export const ExportLocale = v.looseObject({
  code: v.pipe(v.string(), v.minLength(1)),
  name: v.optional(v.string()),
  default: v.optional(v.boolean(), false),
  fallbackCode: v.nullish(v.string(), null),
  contentDeliveryApi: v.optional(v.boolean(), true),
  contentPreviewApi: v.optional(v.boolean(), true),
  contentManagementApi: v.optional(v.boolean(), true),
  optional: v.optional(v.boolean(), false),
  sys: v.optional(v.looseObject({ id: v.optional(v.string()), version: v.optional(Count) }), {}),
});

export const ExportTag = v.looseObject({
  sys: v.looseObject({
    id: EntityId,
    createdAt: v.optional(Timestamp),
    updatedAt: v.optional(Timestamp),
    visibility: v.optional(v.string(), 'public'),
  }),
  name: v.string(),
});

/** The shape of a field value that contains a file. */
export const AssetFile = v.looseObject({
  url: v.optional(v.string()),
  upload: v.optional(v.string()),
  fileName: v.optional(v.string()),
  contentType: v.optional(v.string()),
});

export const ExportEditorInterface = v.looseObject({
  sys: v.looseObject({ contentType: v.looseObject({ sys: v.looseObject({ id: EntityId }) }) }),
});

export const ExportWebhook = v.looseObject({
  sys: v.looseObject({ id: EntityId }),
  name: v.string(),
  url: v.string(),
});
