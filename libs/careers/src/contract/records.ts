import * as v from 'valibot';
import { orElse } from './read-records.ts';

const MAX_TEXT = 1_000;
const MAX_LABEL = 5_000;
const MAX_MARKUP = 200_000;

/** Reads an id as a text. Boards send numbers or texts. */
const id = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.string()]),
  v.transform(String),
  v.regex(/^[\w-]{1,64}$/),
);
const words = (max = MAX_TEXT) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
/** Reads an optional text. A value of another type counts as missing, and `readRecords` reports the value. */
const wordsOrNothing = (max = MAX_TEXT) =>
  orElse(v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(max)), ''), '');
const flag = orElse(v.nullish(v.boolean(), false), false);
const records = orElse(v.nullish(v.array(v.unknown()), []), []);
const date = orElse(v.nullish(v.string()), undefined);
/** Joins spaces, because a search joins the spaces in the place that it looks for. */
const withSingleSpaces = v.transform((text: string) => text.replaceAll(/\s+/g, ' '));
const placeWords = v.pipe(v.string(), v.trim(), v.maxLength(MAX_TEXT), withSingleSpaces);
/** Reads a place: a text, or an object with a name. Other values count as missing. */
const place = orElse(
  v.nullish(
    v.union([
      placeWords,
      v.pipe(
        v.object({ name: placeWords }),
        v.transform(({ name }) => name),
      ),
    ]),
    '',
  ),
  '',
);
/** Reads a name or an id. An unusable value becomes an empty text, and the record is kept. */
const nameOrNothing = orElse(words(), '');
const idOrNothing = orElse(id, '');
const parent = orElse(v.nullish(id), undefined);

const spoken = orElse(v.nullish(v.string()), undefined);

/** Reads a job in a list. */
export const ListedJobRecord = v.object({ id, title: words(), location: place, language: spoken });
export type ListedJobRecord = v.InferInput<typeof ListedJobRecord>;

/** Reads a department and its jobs, inside or outside an office. A department without a name is usable. */
export const DepartmentRecord = v.object({
  id: idOrNothing,
  name: nameOrNothing,
  parent_id: parent,
  jobs: records,
  /** Departments inside this department. Present if the board answers with trees. */
  children: records,
});

/** Reads an office with its departments. */
export const OfficeRecord = v.object({
  id: idOrNothing,
  /** Also the place of an office without a location. */
  name: orElse(v.pipe(words(), withSingleSpaces), ''),
  location: place,
  parent_id: parent,
  departments: records,
  /** Offices inside this office. Present if the board answers with trees. */
  children: records,
});

/** Reads a section with its jobs. */
export const SectionRecord = v.object({ id: idOrNothing, name: nameOrNothing, jobs: records });

/**
 * Schemas of a job board's answers: lists of offices, of sections, and of departments. Only a public board has
 * departments.
 */
export const OfficesAnswer = v.object({ offices: v.array(v.unknown()) });
export const SectionsAnswer = v.object({ sections: v.array(v.unknown()) });
export const DepartmentsAnswer = v.object({ departments: v.array(v.unknown()) });

export const OptionRecord = v.object({
  /** A form cannot send a blank value, or a value of several lines, as an answer. */
  value: v.pipe(
    v.union([v.string(), v.number(), v.boolean()]),
    v.transform(String),
    v.maxLength(MAX_TEXT),
    v.check((text) => text.trim() !== '' && !/[\n\r\u2028\u2029]/u.test(text)),
  ),
  label: words(),
});

export const FieldRecord = v.object({
  name: v.pipe(v.string(), v.regex(/^[\w-]{1,128}(?:\[\])?$/)),
  /**
   * Type of the field. `readQuestions` turns an unknown type into a choice if there are options, and otherwise into a
   * line of text.
   */
  type: orElse(v.string(), ''),
  values: records,
});

export const QuestionRecord = v.object({
  label: words(MAX_LABEL),
  required: flag,
  description: wordsOrNothing(MAX_MARKUP),
  fields: v.array(v.unknown()),
});

export const DemographicOptionRecord = v.object({ id, label: words(), free_form: flag });

export const DemographicQuestionRecord = v.object({
  id,
  label: words(MAX_LABEL),
  required: flag,
  type: orElse(v.string(), ''),
  answer_options: records,
});

export const DemographicsRecord = v.object({
  header: wordsOrNothing(),
  description: wordsOrNothing(MAX_MARKUP),
  questions: records,
});

export const ComplianceRecord = v.object({
  type: wordsOrNothing(),
  description: wordsOrNothing(MAX_MARKUP),
  questions: records,
});

/** The only law in the documentation of boards. */
const LAW = 'gdpr';
export const DataConsentRecord = v.object({
  /** Name of the law. If it is unreadable, `gdpr` replaces it, so that the form still asks for the consent. */
  type: orElse(words(), LAW),
  requires_consent: flag,
  requires_processing_consent: flag,
  requires_retention_consent: flag,
  retention_period: orElse(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});

const metadataValue = v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]);
export const MetadataText = v.object({ value: metadataValue });
export const MetadataRecord = v.object({ name: words(), value: metadataValue });

export const JobOfficeRecord = v.object({ name: words(), location: place });
export const NamedRecord = v.object({ name: words() });

/** Reads one job. Each item of its lists is read separately, so that an invalid item does not affect others. */
export const JobRecord = v.object({
  ...ListedJobRecord.entries,
  content: wordsOrNothing(MAX_MARKUP),
  /** Id of the opening in the job board. Null if the posting is not an opening but takes applications. */
  internal_job_id: v.optional(v.unknown()),
  first_published: date,
  updated_at: date,
  language: spoken,
  departments: records,
  offices: records,
  metadata: records,
  questions: records,
  location_questions: records,
  demographic_questions: v.optional(v.unknown()),
  /** Questions that the law requires: a list of groups of questions, a single group, or a list of questions. */
  compliance: v.optional(v.unknown()),
  data_compliance: records,
});
export type JobRecord = v.InferInput<typeof JobRecord>;
