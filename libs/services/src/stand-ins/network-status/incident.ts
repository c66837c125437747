import { severitySchema } from '@skein/blocks/contract';
import type { Language } from '@skein/http';
import * as v from 'valibot';
import type { Home } from '../address/model/address.types.ts';
import { DESCRIPTION_MAX_LENGTH, INCIDENTS_MAX } from './network-status.constants.ts';

const Words = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(DESCRIPTION_MAX_LENGTH, `must not be longer than ${DESCRIPTION_MAX_LENGTH} characters`),
);
const Zip = v.pipe(v.string('must be text'), v.regex(/^\d{5}$/u, 'must be a ZIP code of five digits'));

/** The area of an incident. A home is in the area if it matches all fields that are present. */
const Area = v.pipe(
  v.strictObject(
    {
      zips: v.optional(v.pipe(v.array(Zip), v.minLength(1, 'must name a ZIP code'))),
      city: v.optional(Words),
      /** Name of a street, such as “Ready Rd”. */
      street: v.optional(Words),
      numbers: v.optional(v.array(v.pipe(v.number('must be a number'), v.integer('must be a whole number')))),
    },
    'must be an object with zips, city, street or numbers, and nothing else',
  ),
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

/** An incident from the operator's file. Fields that were unreadable are missing. */
export type ReadIncident = Pick<Incident, 'area'> & {
  readonly [Key in Exclude<keyof Incident, 'area'>]?: Incident[Key] | undefined;
};

const { severity, description, updatedAt, area } = incidentSchema.entries;
/** Schema for an incident with some invalid fields. The schema reads the valid fields. */
const readableSchema = v.object({
  severity: v.fallback(v.optional(severity), undefined),
  description: v.fallback(v.optional(description), undefined),
  updatedAt: v.fallback(v.optional(updatedAt), undefined),
  area,
});

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
 * Reads the operator's file, and reports its mistakes. Unreadable fields are missing in the result. If the area
 * of an incident is unreadable, the whole incident is missing, because nobody knows which homes it affects.
 * @throws Error that describes a mistake in the file as a whole
 */
export function readIncidents(file: unknown): ReadIncidents {
  const whole = v.safeParse(incidentsFileSchema, file);
  if (!whole.success) throw new Error(whole.issues.map((issue) => told(issue, '')).join('; '));
  const problems: string[] = [];
  const incidents = whole.output.incidents.flatMap((record, index): ReadIncident[] => {
    const at = `incidents.${index}`;
    const read = v.safeParse(incidentSchema, record);
    if (read.success) return [read.output];
    problems.push(...read.issues.map((issue) => told(issue, at)));
    const part = v.safeParse(readableSchema, record);
    return part.success ? [part.output] : [];
  });
  return { incidents, problems };
}

const comparable = (text: string) => text.trim().toLowerCase();

/** Whether a home is in the area of an incident. */
export function concerns({ area }: Pick<Incident, 'area'>, { number, street, city, zip }: Home): boolean {
  return (
    (area.zips?.includes(zip) ?? true) &&
    (area.city === undefined || comparable(area.city) === comparable(city)) &&
    (area.street === undefined || comparable(area.street) === comparable(street)) &&
    (area.numbers?.includes(Number(number)) ?? true)
  );
}

export const describedIn = ({ description = '' }: ReadIncident, language: Language): string =>
  typeof description === 'string' ? description : description[language];
