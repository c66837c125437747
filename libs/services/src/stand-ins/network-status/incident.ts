import { severitySchema } from '@skein/blocks/contract';
import type { Language } from '@skein/http';
import * as v from 'valibot';
import { comparableWords } from '../address/model/comparable-words.ts';
import type { Home } from '../address/model/address.types.ts';
import { DESCRIPTION_MAX_LENGTH, INCIDENTS_MAX } from './network-status.constants.ts';

const Words = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(DESCRIPTION_MAX_LENGTH, `must not be longer than ${DESCRIPTION_MAX_LENGTH} characters`),
);
/** A ZIP code, or the ZIP code of a ZIP+4. A number has lost the zeros at its beginning. */
const Zip = v.pipe(
  v.union(
    [
      v.string(),
      v.pipe(
        v.number(),
        v.transform((zip) => String(zip).padStart(5, '0')),
      ),
    ],
    'must be text',
  ),
  v.trim(),
  v.regex(/^\d{5}(-\d{4})?$/u, 'must be a ZIP code of five digits'),
  v.transform((zip) => zip.slice(0, 5)),
);
const HouseNumber = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d+$/u), v.transform(Number))],
    'must be a number',
  ),
  v.integer('must be a whole number'),
);

const areaSchema = v.strictObject(
  {
    zips: v.optional(v.pipe(v.array(Zip, 'must be a list'), v.minLength(1, 'must name a ZIP code'))),
    city: v.optional(Words),
    /** Name of a street, such as “Ready Rd”. */
    street: v.optional(Words),
    numbers: v.optional(
      v.pipe(v.array(HouseNumber, 'must be a list'), v.minLength(1, 'must name a house number')),
    ),
  },
  'must be an object with zips, city, street or numbers, and nothing else',
);
export const AREA_FIELDS = ['zips', 'city', 'street', 'numbers'] as const;

/** The area of an incident. A home is in the area if it matches all fields that are present. */
const Area = v.pipe(
  areaSchema,
  v.check((area) => Object.keys(area).length > 0, 'must name zips, a city or a street'),
  v.check(
    ({ street, numbers }) => numbers === undefined || street !== undefined,
    'names numbers without a street',
  ),
);

const incidentSchema = v.strictObject(
  {
    severity: v.pipe(v.number('must be 0, 1, 2 or 3'), severitySchema),
    /** HTML: one text for both languages, or one text per language. */
    description: v.union(
      [Words, v.strictObject({ en: Words, es: Words })],
      'must be text, or text in en and es',
    ),
    /** Time of the last change, ISO 8601 with a time zone. */
    updatedAt: v.pipe(
      v.string('must be text'),
      v.isoTimestamp('must be a time such as 2026-03-01T12:00:00Z'),
    ),
    area: Area,
  },
  'must be an object with severity, description, updatedAt and area, and nothing else',
);
export type Incident = v.InferOutput<typeof incidentSchema>;

/** The readable part of an area. */
export interface ReadArea extends Readonly<Incident['area']> {
  /** Fields that were not readable, or not all of whose items were, and fields with unknown names. */
  readonly unread?: readonly string[];
}

/** An incident from the operator's file. Fields that were unreadable are missing. */
export type ReadIncident = { readonly area: ReadArea } & {
  readonly [Key in Exclude<keyof Incident, 'area'>]?: Incident[Key] | undefined;
};

const orMissing = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** Schema for a list with some invalid items. The schema reads the valid items. */
const goodItems = <Item>(schema: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((item) => {
        const read = v.safeParse(schema, item);
        return read.success ? [read.output] : [];
      }),
    ),
  );

const { severity, description, updatedAt } = incidentSchema.entries;
/** Schemas for an incident and an area with some invalid fields. The schemas read the valid fields. */
const readableIncident = v.object({
  severity: orMissing(severity),
  description: orMissing(description),
  updatedAt: orMissing(updatedAt),
});
const readableArea = v.object({
  zips: orMissing(goodItems(Zip)),
  city: orMissing(Words),
  street: orMissing(Words),
  numbers: orMissing(goodItems(HouseNumber)),
});
const recordSchema = v.fallback(v.record(v.string(), v.unknown()), {});

function readArea(raw: unknown): ReadArea {
  const area = v.parse(recordSchema, raw);
  const isEmpty = AREA_FIELDS.every((field) => area[field] === undefined);
  const lacksStreet = area['numbers'] !== undefined && area['street'] === undefined;
  const unread = AREA_FIELDS.filter(
    (field) =>
      isEmpty || !v.is(areaSchema.entries[field], area[field]) || (field === 'street' && lacksStreet),
  );
  // A misspelled field would have made the area smaller.
  const unknown = Object.keys(area).filter((key) => !Object.hasOwn(areaSchema.entries, key));
  return { ...v.parse(readableArea, area), unread: [...unread, ...unknown] };
}

function readIncident(raw: unknown): ReadIncident {
  const incident = v.parse(recordSchema, raw);
  return { ...v.parse(readableIncident, incident), area: readArea(incident['area']) };
}

/** Schema of the operator's file as a whole. It does not check the incidents in the list. */
const incidentsFileSchema = v.strictObject(
  {
    incidents: v.pipe(
      v.array(v.unknown(), 'must be a list'),
      v.maxLength(INCIDENTS_MAX, `must not have more than ${INCIDENTS_MAX} entries`),
    ),
  },
  'must be an object with a list of incidents, and nothing else',
);

/** The readable incidents of a file, and descriptions of its mistakes. */
export interface ReadIncidents {
  readonly incidents: readonly ReadIncident[];
  readonly problems: readonly string[];
}

const told = (issue: v.BaseIssue<unknown>, at: string): string =>
  [[at, v.getDotPath(issue)].filter(Boolean).join('.'), issue.message].join(' ').trim();

/**
 * Reads the operator's file, and reports its mistakes. Unreadable fields are missing in the result. Every incident
 * stays, because a home without its incident would seem to have no problem.
 * @throws Error that describes a mistake in the file as a whole
 */
export function readIncidents(file: unknown): ReadIncidents {
  const whole = v.safeParse(incidentsFileSchema, file);
  if (!whole.success) throw new Error(whole.issues.map((issue) => told(issue, '')).join('; '));
  const problems: string[] = [];
  const incidents = whole.output.incidents.map((record, index): ReadIncident => {
    const read = v.safeParse(incidentSchema, record);
    if (read.success) return read.output;
    problems.push(...read.issues.map((issue) => told(issue, `incidents.${index}`)));
    return readIncident(record);
  });
  return { incidents, problems };
}

const comparable = (text: string) => comparableWords(text).join(' ');

/** Whether a home is in the area of an incident. Undefined if it depends on what was not readable. */
export function concerns(
  { area: { zips, city, street, numbers, unread = [] } }: Pick<ReadIncident, 'area'>,
  home: Home,
): boolean | undefined {
  const matches: Readonly<Record<string, boolean | undefined>> = {
    zips: zips?.includes(home.zip),
    city:
      city === undefined
        ? undefined
        : [home.city, `${home.city} ${home.state}`].map(comparable).includes(comparable(city)),
    street: street === undefined ? undefined : comparable(street) === comparable(home.street),
    numbers: numbers?.includes(Number(home.number)),
  };
  const answers = [...AREA_FIELDS, ...unread].map((field) => {
    if (matches[field] !== true && unread.includes(field)) return undefined;
    return matches[field] ?? true;
  });
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

export const describedIn = ({ description = '' }: ReadIncident, language: Language): string =>
  typeof description === 'string' ? description : description[language];
