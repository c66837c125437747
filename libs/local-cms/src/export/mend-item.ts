import * as v from 'valibot';
import { MAX_NESTING } from '../model/content.constants.ts';
import { EntitySys, ExportContentType, FieldSchema, MetadataSchema, TypeField } from './export-schema.ts';
import { nestsDeeperThan } from './nesting.ts';

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How deep a part of an item may be nested. A part is two levels below its item. */
const MAX_PART_NESTING = MAX_NESTING - 2;

function faultOf(schema: v.GenericSchema, value: unknown): string | undefined {
  if (nestsDeeperThan(value, MAX_PART_NESTING)) return `is nested more than ${MAX_PART_NESTING} levels deep`;
  const result = v.safeParse(schema, value);
  return result.success ? undefined : `cannot be read (${result.issues[0].message})`;
}

function usable(
  values: Values,
  schemaOf: (name: string) => v.GenericSchema | undefined,
  report: (what: string) => void,
  instead: ReadonlyMap<string, boolean | string> = new Map(),
): Values {
  const kept = Object.entries(values).flatMap(([name, value]) => {
    const schema = schemaOf(name);
    const fault = name === '__proto__' ? 'has a name that cannot be' : schema && faultOf(schema, value);
    if (fault === undefined) return [[name, value]];
    const other = instead.get(name);
    report(`${name} ${fault} and is ${other === undefined ? 'left out' : `taken for ${other}`}`);
    return other === undefined ? [] : [[name, other]];
  });
  return Object.fromEntries(kept);
}

/** Whether an item that fits its schema needs no repair, like almost all items. */
export const isWhole = (item: unknown): boolean =>
  isRecord(item) &&
  [item['sys'], item['fields']].every(
    (part) => part === undefined || (isRecord(part) && !Object.hasOwn(part, '__proto__')),
  );

/**
 * Returns an entry or asset of an export without its unreadable fields, values, counters and tags. Required
 * parts (the id, the content type) stay unchanged, because the schema checks them later.
 */
export function mendItem(item: unknown, report: (what: string) => void): unknown {
  if (!isRecord(item)) return item;
  const { sys, fields, metadata, ...rest } = item;
  const optional: Readonly<Record<string, v.GenericSchema>> = EntitySys;
  if (fields !== undefined && !isRecord(fields)) report('fields cannot be read and are left out');
  const badMetadata = metadata === undefined ? undefined : faultOf(MetadataSchema, metadata);
  if (badMetadata !== undefined) report(`metadata ${badMetadata} and is left out`);
  return {
    ...rest,
    sys: isRecord(sys) ? usable(sys, (name) => (name === 'id' ? undefined : optional[name]), report) : sys,
    ...(isRecord(fields) && { fields: usable(fields, () => FieldSchema, report) }),
    ...(badMetadata === undefined && metadata !== undefined && { metadata }),
  };
}

/** Values in place of unreadable ones whose defaults would show hidden content, or hide translations. */
const CLOSED: ReadonlyMap<string, boolean | string> = new Map<string, boolean | string>([
  ['localized', true],
  ['disabled', true],
  ['omitted', true],
  ['contentDeliveryApi', false],
  ['contentPreviewApi', false],
  ['visibility', 'private'],
]);

type Shape = { readonly entries: Readonly<Record<string, v.GenericSchema>> };

function usableOptions({ entries }: Shape, values: Values, report: (what: string) => void): Values {
  const optional = (name: string) => {
    const part = Object.hasOwn(entries, name) ? entries[name] : undefined;
    return part?.type === 'optional' || part?.type === 'nullish' ? part : undefined;
  };
  // No API hides the default locale: a site would have no page.
  return usable(values, optional, report, values['default'] === true ? undefined : CLOSED);
}

/**
 * Returns a part of the content model, such as a tag, without its unreadable optional values. An unreadable value that
 * may hide something hides it.
 */
export function mendPart(shape: Shape, item: unknown, report: (what: string) => void): unknown {
  if (!isRecord(item)) return item;
  const shapeOfSys = shape.entries['sys'];
  const part = usableOptions(shape, item, report);
  const sys = part['sys'];
  if (!isRecord(sys) || !shapeOfSys || !isShape(shapeOfSys)) return part;
  return { ...part, sys: usableOptions(shapeOfSys, sys, report) };
}

const isShape = (schema: object): schema is Shape => 'entries' in schema;

/**
 * Returns a content type without its unreadable optional values, and without the fields that cannot be read at all,
 * so that its entries stay.
 */
export function mendType(item: unknown, report: (what: string) => void): unknown {
  const type = mendPart(ExportContentType, item, report);
  if (!isRecord(type) || !Array.isArray(type['fields'])) return type;
  const fields = type['fields'].flatMap((given: unknown, index) => {
    const id = isRecord(given) && typeof given['id'] === 'string' ? given['id'] : `number ${index + 1}`;
    const field = isRecord(given)
      ? usableOptions(TypeField, given, (what) => report(`field ${id}: ${what}`))
      : given;
    const fault = faultOf(TypeField, field);
    if (fault !== undefined) report(`field ${id} ${fault} and is left out`);
    return fault === undefined ? [field] : [];
  });
  return { ...type, fields };
}
