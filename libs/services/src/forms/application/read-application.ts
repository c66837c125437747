import {
  answersOf,
  applicationOf,
  applicationRules,
  BOARD_TOKEN_FIELD,
  chosenIn,
  demographicAnswersOf,
  fieldsOf,
  GH_SRC_FIELD,
  JOB_ID_FIELD,
  plainAnswersOf,
  SOURCE_FIELD,
  sourceOf,
  type Answers,
  type Application,
  type ApplicationMessage,
  type DemographicAnswer,
  type Entry,
} from '@skein/careers/application';
import type { Job } from '@skein/careers/contract';
import { checkForm, typedText } from '@skein/forms/contract';
import { isUnusable, usableText } from '@skein/http';
import { hashContent } from '../../storage/submissions.ts';
import { MEDIA_TYPES } from './kind-of-file.ts';
import type { ReceivedFile } from './receive-parts.ts';
import { RefusedApplication } from './refused-application.ts';

/** A stored file of an application. `path` is relative to the root folder of application files. */
export interface KeptFile {
  /** Name of the question that the file answers. */
  readonly field: string;
  readonly path: string;
  /** Name of the file on the applicant's computer, for people to read. */
  readonly label: string;
  readonly type: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The parts of an application to store and deliver. */
export interface ApplicationPayload {
  readonly [BOARD_TOKEN_FIELD]: string;
  readonly [JOB_ID_FIELD]: string;
  readonly [SOURCE_FIELD]: string;
  readonly [GH_SRC_FIELD]: string;
  /** Answers, by the field names of the job board. A question with several answers has a list. */
  readonly answers: Readonly<Record<string, string | readonly string[]>>;
  readonly demographic_answers: readonly DemographicAnswer[];
  readonly files: readonly KeptFile[];
}

export interface ReadApplication {
  readonly payload: ApplicationPayload;
  readonly contentHash: string;
}

export interface ReadOptions {
  readonly job: Job;
  readonly boardToken: string;
  /** Query of the URL of the form's page. Without JavaScript, the post itself does not contain this query. */
  readonly search: string;
}

/** Returns the text of a field that is not an answer, or an empty text if the field is missing. */
export const textIn = (entries: readonly Entry<ReceivedFile>[], name: string): string => {
  const value = entries.find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
};

/** Returns the applicant's text values by field name, even if nothing is known about the job. */
export function typedIn(entries: readonly Entry<ReceivedFile>[]): Readonly<Record<string, string>> {
  const typed = new Map<string, string>();
  for (const [name, value] of entries)
    if (typeof value === 'string' && value !== '') {
      const before = typed.get(name);
      const text = usableText(value, true);
      typed.set(name, before === undefined ? text : `${before}\n${text}`);
    }
  return Object.fromEntries(typed);
}

/** Returns answers in the format that the form rules check. */
const valuesOf = (answers: Answers<ReceivedFile>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...answers].map(([name, values]) => [
      name,
      values.map((value) => (typeof value === 'string' ? value : value.label)).join('\n'),
    ]),
  );

/**
 * Returns the answers without invisible characters. Only multi-line texts keep line breaks. Choices
 * are as the job board wrote them.
 * @throws RefusedApplication for characters that cannot be stored
 */
function readTexts(application: Application, answers: Answers<ReceivedFile>): Answers<ReceivedFile> {
  const fields = new Map(fieldsOf(application).map((field) => [field.name, field]));
  const hasLines = (name: string) => fields.get(name)?.kind === 'text';
  function readText(name: string, value: string) {
    const field = fields.get(name);
    return (field && chosenIn(field, value)) ?? typedText(name, usableText(value, hasLines(name)));
  }
  const read = new Map(
    [...answers].map(([name, values]) => [
      name,
      values.map((value) => (typeof value === 'string' ? readText(name, value) : value)),
    ]),
  );
  const issues = [...answers].flatMap(([field, values]) =>
    values.some((value) => isUnusable(value, hasLines(field)))
      ? [{ field, message: 'unusable' as const }]
      : [],
  );
  if (issues.length > 0)
    throw new RefusedApplication(application, issues, valuesOf(read), 'invalid_characters');
  return read;
}

/** Checks the answers by the rules of the form. @throws RefusedApplication with all mistakes */
function check(application: Application, answers: Answers<ReceivedFile>): void {
  const values = valuesOf(answers);
  const rules = applicationRules(application, (name) => {
    const [file] = answers.get(name) ?? [];
    return typeof file === 'object' ? { bytes: file.bytes, isOfType: file.kind !== undefined } : undefined;
  });
  const issues = checkForm<string, ApplicationMessage>(rules, values, rules.fields);
  if (issues.length > 0) throw new RefusedApplication(application, issues, values);
}

const oneFileEach = (answers: Answers<ReceivedFile>): Answers<ReceivedFile> =>
  new Map([...answers].map(([name, values]) => [name, typeof values[0] === 'object' ? [values[0]] : values]));

const keptFiles = (answers: Answers<ReceivedFile>): readonly KeptFile[] =>
  [...answers].flatMap(([field, [file]]) => {
    if (typeof file !== 'object' || file.kind === undefined) return [];
    const { path, label, bytes, sha256, kind } = file;
    return [{ field, path, label, type: MEDIA_TYPES[kind], bytes, sha256 }];
  });

function textAnswers(
  application: Application,
  answers: Answers<ReceivedFile>,
): ApplicationPayload['answers'] {
  const texts = new Map<string, string[]>();
  for (const [name, value] of plainAnswersOf(application, answers))
    if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value]);
  return Object.fromEntries(
    [...texts].map(([name, values]) => [name, name.endsWith('[]') ? values : values.join('\n')]),
  );
}

/**
 * Returns the source of the applicant, such as a campaign. Fields of the post take precedence over the query of the
 * form's page.
 */
export function sourceFields(entries: readonly Entry<ReceivedFile>[], search: string) {
  const page = sourceOf(search);
  const said = { source: textIn(entries, SOURCE_FIELD), ghSrc: textIn(entries, GH_SRC_FIELD) };
  const clean = sourceOf(new URLSearchParams({ utm_source: said.source, gh_src: said.ghSrc }).toString());
  return {
    [SOURCE_FIELD]: said.source ? clean.source : page.source,
    [GH_SRC_FIELD]: said.ghSrc ? clean.ghSrc : page.ghSrc,
  };
}

/**
 * Reads and checks an application for a job. The rules are the same as in the browser.
 * @throws RefusedApplication with all mistakes
 */
export function readApplication(
  entries: readonly Entry<ReceivedFile>[],
  { job, boardToken, search }: ReadOptions,
): ReadApplication {
  const application = applicationOf(job);
  const answers = readTexts(application, oneFileEach(answersOf(application, entries)));
  check(application, answers);
  const payload: ApplicationPayload = {
    [BOARD_TOKEN_FIELD]: boardToken,
    [JOB_ID_FIELD]: job.id,
    ...sourceFields(entries, search),
    answers: textAnswers(application, answers),
    demographic_answers: demographicAnswersOf(application, answers),
    files: keptFiles(answers),
  };
  const contentHash = hashContent({
    job: job.id,
    answers: payload.answers,
    demographic: payload.demographic_answers,
    files: payload.files.map(({ field, sha256 }) => [field, sha256]),
  });
  return { payload, contentHash };
}
