import { sanitizeCampaign } from '@skein/forms/contract';
import {
  BOARD_TOKEN_FIELD,
  DEFAULT_SOURCE,
  GH_SRC_FIELD,
  JOB_ID_FIELD,
  SOURCE_FIELD,
} from './application.constants.ts';
import { fieldsOf } from './application-of.ts';
import type { Application, DemographicFields, Entry } from './application.types.ts';

/** Answers by the name of the form's field. */
export type Answers<File> = ReadonlyMap<string, readonly (string | File)[]>;

const INDEXED =
  /^demographic_answers\[(\d{1,4})\]\[(question_id|answer_options)\](?:\[(\d{0,4})\]\[(answer_option_id|text)\])?$/;

interface Indexed {
  questionId?: string;
  readonly options: (readonly [place: string, id: string])[];
  /** The applicant's own words about a chosen option, by the index of the option. */
  readonly texts: Map<string, string>;
}

/** Groups demographic answers by the number of the question in the field name. */
function indexedIn<File>(entries: readonly Entry<File>[]): Map<string, Indexed> {
  const groups = new Map<string, Indexed>();
  for (const [name, value] of entries) {
    const [, number, what, place, part] = INDEXED.exec(name) ?? [];
    if (number === undefined || typeof value !== 'string') continue;
    const group = groups.get(number) ?? { options: [], texts: new Map<string, string>() };
    groups.set(number, group);
    if (what === 'question_id') group.questionId = value;
    else if (part === 'answer_option_id') group.options.push([place ?? '', value]);
    else if (part === 'text') group.texts.set(place ?? '', value);
  }
  return groups;
}

function demographicAnswers<File>(
  entries: readonly Entry<File>[],
  demographic: readonly DemographicFields[],
): Map<string, string[]> {
  const answers = new Map<string, string[]>();
  for (const { questionId, options, texts } of indexedIn(entries).values()) {
    const fields = demographic.find((one) => one.questionId === questionId);
    if (!fields) continue;
    for (const [place, id] of options) {
      if (id !== '') answers.set(fields.answerName, [...(answers.get(fields.answerName) ?? []), id]);
      const words = place === '' ? undefined : texts.get(place);
      const wordsName = fields.ownWords.get(id);
      if (words && wordsName !== undefined) answers.set(wordsName, [words]);
    }
  }
  return answers;
}

/**
 * Returns the answers in the entries of a form. Accepts the field names of the form and of the board. Ignores
 * unknown fields, empty answers, and texts in a file field.
 */
export function answersOf<File>(application: Application, entries: Iterable<Entry<File>>): Answers<File> {
  const all = [...entries];
  const answers = new Map<string, (string | File)[]>(demographicAnswers(all, application.demographic));
  const kinds = new Map(fieldsOf(application).map(({ name, kind }) => [name, kind] as const));
  for (const name of application.hidden) kinds.set(name, 'line');
  const reshaped = new Set(application.demographic.map(({ answerName }) => answerName));
  for (const [name, value] of all)
    if (
      kinds.has(name) &&
      !reshaped.has(name) &&
      value !== '' &&
      (kinds.get(name) === 'file') === (typeof value !== 'string')
    )
      answers.set(name, [...(answers.get(name) ?? []), value]);
  return answers;
}

/** The answer to a demographic question, in the format of job boards. */
export interface DemographicAnswer {
  readonly question_id: string;
  readonly answer_options: readonly { readonly answer_option_id: string; readonly text?: string }[];
}

const textsIn = <File>(values: readonly (string | File)[] | undefined): readonly string[] =>
  (values ?? []).filter((value): value is string & typeof value => typeof value === 'string');

/** Returns the answers to demographic questions. The applicant's own words count only for a chosen option. */
export const demographicAnswersOf = <File>(
  { demographic }: Application,
  answers: Answers<File>,
): readonly DemographicAnswer[] =>
  demographic.flatMap(({ questionId, answerName, ownWords }) => {
    const chosen = textsIn(answers.get(answerName));
    if (chosen.length === 0) return [];
    const options = chosen.map((id) => {
      const [text] = textsIn(answers.get(ownWords.get(id) ?? ''));
      return { answer_option_id: id, ...(text && { text }) };
    });
    return [{ question_id: questionId, answer_options: options }];
  });

/** Returns the answers to all questions except the demographic ones, under the job board's field names. */
export function plainAnswersOf<File>(
  application: Application,
  answers: Answers<File>,
): readonly Entry<File>[] {
  const own = new Set(
    application.demographic.flatMap(({ answerName, ownWords }) => [answerName, ...ownWords.values()]),
  );
  return [...answers].flatMap(([name, values]) =>
    own.has(name) ? [] : values.map((value): Entry<File> => [name, value]),
  );
}

/** Facts about an application that are not answers: the job, and where the visitor came from. */
export interface ApplicationAbout {
  readonly boardToken: string;
  readonly jobId: string;
  /** The site or campaign that the visitor came from: see `sourceOf`. */
  readonly source: string;
  readonly ghSrc: string;
}

/**
 * Returns the site or campaign that a visitor came from, according to the query of the page.
 * @param search query of the page, with or without its question mark
 */
export function sourceOf(search: string): Pick<ApplicationAbout, 'source' | 'ghSrc'> {
  const query = new URLSearchParams(search);
  const read = (name: string) => sanitizeCampaign(query.get(name) ?? '');
  const ghSrc = read('gh_src');
  return { source: read('utm_source') || ghSrc || DEFAULT_SOURCE, ghSrc };
}

/** Returns demographic answers as form entries. Numbers the questions and the options again, without gaps. */
export const demographicEntries = <File>(answers: readonly DemographicAnswer[]): readonly Entry<File>[] =>
  answers.flatMap(({ question_id, answer_options }, number): Entry<File>[] => [
    [`demographic_answers[${number}][question_id]`, question_id],
    ...answer_options.flatMap(({ answer_option_id, text }, place): Entry<File>[] => {
      const name = `demographic_answers[${number}][answer_options][${place}]`;
      const chosen: Entry<File> = [`${name}[answer_option_id]`, answer_option_id];
      return text === undefined ? [chosen] : [chosen, [`${name}[text]`, text]];
    }),
  ]);

/**
 * Returns everything that the job board gets with an application, in the board's order: facts about the application,
 * and the answers.
 */
export function payloadOf<File>(
  application: Application,
  answers: Answers<File>,
  { boardToken, jobId, source, ghSrc }: ApplicationAbout,
): readonly Entry<File>[] {
  return [
    [BOARD_TOKEN_FIELD, boardToken],
    [JOB_ID_FIELD, jobId],
    [SOURCE_FIELD, source],
    [GH_SRC_FIELD, ghSrc],
    ...plainAnswersOf(application, answers),
    ...demographicEntries<File>(demographicAnswersOf(application, answers)),
  ];
}
