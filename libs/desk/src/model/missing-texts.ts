import { isEmpty, isForVisitors, saysProse } from '@skein/cms-client';
import type { Content, Entity, FieldDefinition, Locale, Values } from '../cms/cms.types.ts';
import { ruleOf } from './field-kind.ts';
import { editableFields, type FieldPlace } from './value-problems.ts';

/** Returns the name that the site's code gives to a field: `gfInternalName` becomes `internalName`. */
const propOf = (id: string) => id.replace(/^gf([A-Z])/, (_, first: string) => first.toLowerCase());

/** Whether visitors read the text of a field. */
export const isVisitorText = (field: FieldDefinition) =>
  (isForVisitors(propOf(field.id), field) || (field.localized && field.type === 'RichText')) &&
  !ruleOf(field, 'in');

/**
 * Returns the languages in which a text is missing that visitors read in another language. Prices, links, keys, and
 * names have no missing languages, by the same rule as in the site's own report.
 */
export function missingLocales(
  field: FieldDefinition,
  values: Values[string] = {},
  locales: Content['locales'],
): readonly Locale[] {
  if (!isVisitorText(field) || !Object.values(values).some(saysProse)) return [];
  return locales.filter(({ code }) => isEmpty(values[code]));
}

const known = new WeakMap<Entity, readonly FieldPlace[]>();

/** Returns the missing texts of an entry or asset. Remembers them until an edit replaces the object. */
export function missingTexts(content: Content, entity: Entity): readonly FieldPlace[] {
  let missing = known.get(entity);
  if (!missing) {
    missing = editableFields(content, entity).filter(({ field, locale }) =>
      missingLocales(field, entity.fields[field.id], content.locales).includes(locale),
    );
    known.set(entity, missing);
  }
  return missing;
}
