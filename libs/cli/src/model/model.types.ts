import * as v from 'valibot';

const Validations = v.optional(v.array(v.unknown()), []);

/** A field of a content type, as an export of the CMS has it. */
export const ModelField = v.object({
  id: v.string(),
  name: v.optional(v.string(), ''),
  type: v.string(),
  localized: v.optional(v.boolean(), false),
  required: v.optional(v.boolean(), false),
  linkType: v.optional(v.string()),
  items: v.optional(
    v.object({ type: v.string(), linkType: v.optional(v.string()), validations: Validations }),
  ),
  validations: Validations,
});
export type ModelField = v.InferOutput<typeof ModelField>;

/** A content type with the help texts that editors see. The keys of `help` are ids of fields. */
export const ModelType = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  displayField: v.nullable(v.string()),
  fields: v.array(ModelField),
  help: v.record(v.string(), v.string()),
});
export type ModelType = v.InferOutput<typeof ModelType>;

/** The content types of a site or of its packages, by id. */
export type Model = ReadonlyMap<string, ModelType>;

/** A difference between a field of the site and the field of the packages. */
export type FieldChange =
  | { readonly kind: 'added'; readonly field: ModelField }
  | { readonly kind: 'removed'; readonly field: ModelField }
  | { readonly kind: 'changed'; readonly from: ModelField; readonly field: ModelField };

/** A content type of the packages that the site has in another form. */
export interface ChangedType {
  readonly kind: 'changed';
  readonly type: ModelType;
  readonly fields: readonly FieldChange[];
  /** Whether the name, the description or the field that names entries differs. */
  readonly isCalledOther: boolean;
  /** Ids of fields that differ only in the help for editors. */
  readonly help: readonly string[];
  /** Fields of the site that the packages never had. They stay. */
  readonly own: readonly ModelField[];
}

/** A difference between the content types of a site and those of its packages. */
export type TypeChange =
  | { readonly kind: 'added'; readonly type: ModelType }
  | { readonly kind: 'removed'; readonly type: ModelType }
  | ChangedType;
