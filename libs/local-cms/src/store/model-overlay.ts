import * as v from 'valibot';
import { ContentTypeBody, EntityId } from '../export/export-schema.ts';

const common = {
  id: EntityId,
  createdAt: v.string(),
  updatedAt: v.string(),
  version: v.number(),
};
const kept = v.record(v.string(), v.unknown());
const typeBody = v.object(ContentTypeBody);

/** A part of the content model in the file of local edits. */
export const ModelOverlay = v.variant('kind', [
  v.object({
    ...common,
    kind: v.literal('ContentType'),
    draft: typeBody,
    published: v.optional(typeBody),
    publishedVersion: v.optional(v.number()),
    publishedCounter: v.optional(v.number()),
    publishedAt: v.optional(v.string()),
    firstPublishedAt: v.optional(v.string()),
  }),
  v.object({ ...common, kind: v.literal('EditorInterface'), draft: kept }),
  v.object({
    ...common,
    kind: v.literal('Locale'),
    draft: v.object({
      code: v.string(),
      name: v.string(),
      default: v.boolean(),
      fallbackCode: v.nullable(v.string()),
      contentDeliveryApi: v.boolean(),
      contentPreviewApi: v.boolean(),
      contentManagementApi: v.boolean(),
      optional: v.boolean(),
    }),
  }),
  v.object({
    ...common,
    kind: v.literal('Tag'),
    draft: v.object({ name: v.string(), visibility: v.string() }),
  }),
  v.object({ ...common, kind: v.literal('WebhookDefinition'), draft: kept }),
]);
