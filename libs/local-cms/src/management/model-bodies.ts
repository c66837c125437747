import * as v from 'valibot';
import { ContentTypeBody, EntityId, livingFields } from '../export/export-schema.ts';
import { ApiError } from '../model/api-error.ts';
import type { ModelBodies, ModelKind } from '../model/model-record.types.ts';

const Name = v.pipe(v.string(), v.minLength(1));
const withoutSys = ({ sys: _sys, ...body }: Record<string, unknown>): Readonly<Record<string, unknown>> =>
  body;

const Locale = v.pipe(
  v.object({
    code: Name,
    name: Name,
    fallbackCode: v.nullish(v.string(), null),
    optional: v.optional(v.boolean(), false),
    contentDeliveryApi: v.optional(v.boolean(), true),
    contentManagementApi: v.optional(v.boolean(), true),
  }),
  v.transform((locale) => ({
    ...locale,
    // The default locale is chosen when a space is created.
    default: false,
    contentPreviewApi: true,
  })),
);

const Tag = v.pipe(
  v.object({
    name: Name,
    sys: v.optional(v.object({ visibility: v.optional(v.picklist(['private', 'public']), 'private') }), {}),
  }),
  v.transform(({ name, sys }) => ({ name, visibility: sys.visibility })),
);

/**
 * A webhook without its passwords and secret headers. The server does not store these secrets, because no
 * reader may get them, and no call uses them.
 */
const Webhook = v.pipe(
  v.looseObject({ name: Name, url: Name, headers: v.optional(v.array(v.looseObject({}))) }),
  v.transform(({ httpBasicPassword: _password, ...webhook }) =>
    withoutSys({
      ...webhook,
      ...(webhook.headers && {
        headers: webhook.headers.map(({ value, ...header }) =>
          header['secret'] === true ? header : { ...header, value },
        ),
      }),
    }),
  ),
);

const SCHEMAS: { readonly [K in ModelKind]: v.GenericSchema<unknown, ModelBodies[K]> } = {
  ContentType: v.pipe(
    v.object({ ...ContentTypeBody, name: Name }),
    v.check(
      ({ fields }) => new Set(fields.map((field) => field.id)).size === fields.length,
      'Field ids must be unique',
    ),
    v.transform((type) => ({ ...type, fields: livingFields(type.fields) })),
  ),
  EditorInterface: v.pipe(v.looseObject({}), v.transform(withoutSys)),
  Locale,
  Tag,
  WebhookDefinition: Webhook,
};

/** Reads a part of the model from a request. @throws ApiError 422 */
export const readBody = <K extends ModelKind>(kind: K, body: unknown): ModelBodies[K] =>
  parseBody<ModelBodies[K]>(SCHEMAS[kind], body);

/** Parses the body of a request. @throws ApiError 422 that names what is wrong */
export function parseBody<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const errors = result.issues.map((issue) => ({
    name: 'type',
    path: (v.getDotPath(issue) ?? '').split('.'),
    details: issue.message,
  }));
  throw new ApiError(422, 'ValidationFailed', 'Validation error', { errors });
}

export const isId = (id: string): boolean => v.is(EntityId, id);
