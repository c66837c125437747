import * as v from 'valibot';
import { boardMarkup } from './board-markup.ts';
import type { ComplianceQuestions, DataConsent, Job, JobMetadata, JobOffice, Question } from './job.ts';
import { readDemographics, readQuestions } from './read-questions.ts';
import { readRecords, type OnDropped } from './read-records.ts';
import {
  ComplianceRecord,
  DataConsentRecord,
  JobOfficeRecord,
  JobRecord,
  MetadataRecord,
  MetadataText,
  NamedRecord,
} from './records.ts';

/** Names of hidden fields that Greenhouse requires if there is a location field. */
const COORDINATES: ReadonlySet<string> = new Set(['latitude', 'longitude']);

const nobody: OnDropped = () => undefined;

function textOf(value: string | number | boolean | readonly string[]): string {
  return (typeof value === 'object' ? value.join(', ') : String(value)).trim();
}

/** Reads the metadata with texts. Other metadata, such as pay ranges, is valid, but is omitted. */
function readMetadata(values: readonly unknown[], onDropped: OnDropped): JobMetadata[] {
  const withText = values.filter((one) => v.is(MetadataText, one) && textOf(one.value) !== '');
  return readRecords('metadata', MetadataRecord, withText, onDropped, ({ name, value }) => ({
    name,
    value: textOf(value),
  }));
}

/**
 * Returns the URL of the job's film: the value of the metadata with "video" in its name. Returns undefined if there is
 * none.
 */
function videoIn(metadata: readonly JobMetadata[]): string | undefined {
  const found = metadata.find(
    ({ name, value }) => /video/i.test(name) && /^(?:https:\/\/|\/(?![/\\]))/i.test(value),
  );
  return found && URL.canParse(found.value, 'https://relative.invalid') ? found.value : undefined;
}

const isQuestion = (value: unknown) => typeof value === 'object' && value !== null && 'fields' in value;

function readCompliance(value: unknown, onDropped: OnDropped): ComplianceQuestions[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : value == null ? [] : [value];
  const questions = values.filter(isQuestion);
  const groups = values.filter((one) => !isQuestion(one));
  const grouped = questions.length > 0 ? [{ questions }, ...groups] : groups;
  return readRecords('compliance', ComplianceRecord, grouped, onDropped, (record) => {
    const description = boardMarkup(record.description) || undefined;
    const questions = readQuestions(record.questions, onDropped);
    return questions.length === 0 && !description ? undefined : { type: record.type, description, questions };
  });
}

function readConsents(values: readonly unknown[], onDropped: OnDropped): DataConsent[] {
  return readRecords('data_compliance', DataConsentRecord, values, onDropped, (record) => ({
    type: record.type,
    asksConsent: record.requires_consent,
    asksProcessingConsent: record.requires_processing_consent,
    asksRetentionConsent: record.requires_retention_consent,
    retentionDays: record.retention_period ?? undefined,
  }));
}

/**
 * Reports hidden fields that the job board requires, such as coordinates. Visitors cannot fill them in, so the form
 * sends them without a value.
 */
function tellOfUnfillable(id: string, questions: readonly Question[], onDropped: OnDropped): void {
  const names = questions.flatMap(({ required, fields }) =>
    fields.flatMap(({ name, type }) =>
      type === 'input_hidden' && (required || COORDINATES.has(name)) ? [name] : [],
    ),
  );
  if (names.length === 0) return;
  const reason = `job ${id} wants ${names.join(', ')}, which the form cannot fill in: applications go without`;
  onDropped({ record: 'hidden field', reason });
}

/**
 * Reads one job from the reader's `job?id=`, or a public board's `jobs/{id}?questions=true`. Questions about
 * the applicant's location are last. If the answer is not a job, reports the reason and returns undefined.
 */
export function readJob(answer: unknown, onDropped: OnDropped = nobody): Job | undefined {
  const [job] = readRecords('job', JobRecord, [answer], onDropped, (record): Job => {
    const metadata = readMetadata(record.metadata, onDropped);
    const questions = readQuestions([...record.questions, ...record.location_questions], onDropped);
    tellOfUnfillable(record.id, questions, onDropped);
    return {
      id: record.id,
      title: record.title,
      location: record.location,
      description: boardMarkup(record.content),
      isProspect: record.internal_job_id === null,
      postedAt: record.first_published ?? record.updated_at ?? undefined,
      language: record.language ?? undefined,
      video: videoIn(metadata),
      departments: readRecords('department', NamedRecord, record.departments, onDropped, ({ name }) => name),
      offices: readRecords(
        'office',
        JobOfficeRecord,
        record.offices,
        onDropped,
        (office): JobOffice => office,
      ),
      metadata,
      questions,
      demographicQuestions: readDemographics(record.demographic_questions, onDropped),
      compliance: readCompliance(record.compliance, onDropped),
      dataConsents: readConsents(record.data_compliance, onDropped),
    };
  });
  return job;
}
