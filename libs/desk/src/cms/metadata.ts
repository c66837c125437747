import type { Entity, Link } from './cms.types.ts';

/** The tags and concepts of an entry or an asset. */
export type Metadata = { readonly tags?: readonly Link[] } & Readonly<Record<string, unknown>>;

/**
 * The place at which the desk keeps an asset's metadata among its fields, so that the metadata is edited, merged and
 * undone like a field. No real field has this id.
 */
export const METADATA = { fieldId: 'sys.metadata', locale: '*' } as const;

export const metadataOf = ({ fields }: Entity): Metadata =>
  (fields[METADATA.fieldId]?.[METADATA.locale] ?? {}) as Metadata;

/** Returns an asset of the CMS with its metadata as a field. Entries stay as they are. */
export function asEdited(entity: Entity): Entity {
  if (entity.sys.type !== 'Asset') return entity;
  const { metadata = {}, fields, ...rest } = entity;
  return { ...rest, fields: { ...fields, [METADATA.fieldId]: { [METADATA.locale]: metadata } } };
}

/** Returns an asset as the CMS stores it, with its metadata beside its fields. Entries stay as they are. */
export function asStored(entity: Entity): Entity {
  if (entity.sys.type !== 'Asset') return entity;
  const { [METADATA.fieldId]: _, ...fields } = entity.fields;
  return { ...entity, fields, metadata: metadataOf(entity) };
}
