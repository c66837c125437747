import type { ContentTypeRecord, LocaleRecord, TagRecord } from '../model/content.types.ts';
import { link } from '../model/content.types.ts';
import type { LinkTarget } from '../links/links.ts';
import type { DeliveredItem } from '../query/select.ts';
import type { ContentView, ViewEntity } from '../store/view.ts';
import { ALL_LOCALES } from '../store/view.ts';

/** Presented entities by their fields. A view has one object of fields for each entity and locale. */
const presented = new WeakMap<object, DeliveredItem>();

/**
 * Returns the JSON of an entry or asset for an answer, with the fields in one locale. The locale `*` stands for all
 * locales. Do not change the result: it is the same object in all answers, so that readers in this process recognize
 * what they know.
 */
export function presentEntity(entity: ViewEntity, view: ContentView, locale: string): DeliveredItem {
  const fields = view.fieldsOf(entity, locale);
  const known = presented.get(fields);
  if (known) return known;
  const sys = locale === ALL_LOCALES ? entity.sys : { ...entity.sys, locale };
  const item = { metadata: entity.metadata, sys, fields };
  presented.set(fields, item);
  return item;
}

export function presentContentType(type: ContentTypeRecord, view: ContentView): Record<string, unknown> {
  return {
    sys: {
      space: link('Space', view.space),
      id: type.id,
      type: 'ContentType',
      createdAt: type.createdAt,
      updatedAt: type.updatedAt,
      environment: link('Environment', view.environment),
      revision: type.revision,
    },
    displayField: type.displayField,
    name: type.name,
    description: type.description,
    fields: type.fields,
  };
}

export function presentLocale(locale: LocaleRecord): Record<string, unknown> {
  return {
    code: locale.code,
    name: locale.name,
    default: locale.default,
    fallbackCode: locale.fallbackCode,
    sys: { id: locale.id, type: 'Locale', version: locale.version },
  };
}

export function presentTag(tag: TagRecord, view: ContentView): Record<string, unknown> {
  return {
    name: tag.name,
    sys: {
      space: link('Space', view.space),
      environment: link('Environment', view.environment),
      id: tag.id,
      type: 'Tag',
      createdAt: tag.createdAt,
      updatedAt: tag.updatedAt,
      version: 1,
      visibility: tag.visibility,
    },
  };
}

export function presentSpace(view: ContentView): Record<string, unknown> {
  return {
    sys: { type: 'Space', id: view.space },
    name: view.space,
    locales: view.locales.all.map(({ code, name, default: isDefault, fallbackCode }) => ({
      code,
      default: isDefault,
      name,
      fallbackCode,
    })),
  };
}

export function presentUnresolved({ kind, id }: LinkTarget): Record<string, unknown> {
  return { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: kind, id } };
}
