import type { DataConsent, DemographicQuestions, Job, Question, QuestionField } from '../contract/index.ts';
import { RADIOS_MAX } from './application.constants.ts';
import type {
  Application,
  ApplicationField,
  ApplicationOption,
  ApplicationPart,
  ApplicationQuestion,
  DemographicFields,
  FieldKind,
} from './application.types.ts';

/** The questions of a job from which `applicationOf` makes an application. */
export type AskedQuestions<Html extends string> = Pick<
  Job<Html>,
  'questions' | 'demographicQuestions' | 'compliance' | 'dataConsents'
>;

/**
 * Matches the name of an email field. Job boards have no field types for email and phone, but always use these names.
 */
const EMAIL_NAME = /^(?:\w+_)?email$/;
const PHONE_NAME = /^(?:\w+_)?phone$/;

const choiceKind = (type: `multi_value_${string}`, options: readonly ApplicationOption[]): FieldKind => {
  if (type === 'multi_value_multi_select') return 'checkboxes';
  // A drop-down list has no room for a text field beside an option.
  return options.length <= RADIOS_MAX || options.some(({ ownWords }) => ownWords !== undefined)
    ? 'radios'
    : 'select';
};

function kindOf({ name, type, options }: QuestionField): FieldKind | undefined {
  switch (type) {
    case 'input_hidden':
      return undefined;
    case 'input_file':
      return 'file';
    case 'textarea':
      return 'text';
    case 'input_text':
      return EMAIL_NAME.test(name) ? 'email' : PHONE_NAME.test(name) ? 'phone' : 'line';
    default:
      return choiceKind(type, options);
  }
}

/** Removes items with a key that an earlier item has, because boards sometimes repeat options and names. */
function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const item of items) if (!seen.has(keyOf(item))) seen.set(keyOf(item), item);
  return [...seen.values()];
}

function questionOf<Html extends string>(
  { label, description, required, fields }: Question<Html>,
  isNew: (name: string) => boolean,
): ApplicationQuestion<Html> {
  const seen = fields.flatMap((field): ApplicationField[] => {
    const kind = kindOf(field);
    return kind === undefined || !isNew(field.name)
      ? []
      : [{ name: field.name, kind, options: unique(field.options, ({ value }) => value) }];
  });
  return { label, description, required, fields: seen };
}

/**
 * Returns the names that the form uses for the fields of demographic questions. The names in a post to the job board
 * come from `demographicEntries`.
 */
const namesOf = ({ questions }: DemographicQuestions): readonly DemographicFields[] =>
  questions.map(({ id, options }, place) => {
    const name = `demographic_answers[${place}]`;
    return {
      questionId: id,
      idName: `${name}[question_id]`,
      answerName: `${name}[answer_options][][answer_option_id]`,
      ownWords: new Map(
        options
          .filter(({ freeForm }) => freeForm)
          .map((option) => [option.id, `${name}[own_words][${option.id}]`]),
      ),
    };
  });

function demographicPart<Html extends string>(
  { header, description, questions }: DemographicQuestions<Html>,
  names: readonly DemographicFields[],
): ApplicationPart<Html> {
  return {
    kind: 'demographic',
    header: header || undefined,
    description,
    questions: questions.flatMap((question, place) => {
      const name = names[place];
      if (!name) return [];
      const options: readonly ApplicationOption[] = unique(question.options, ({ id }) => id).map(
        ({ id, label }) => ({
          value: id,
          label,
          ownWords: name.ownWords.get(id),
        }),
      );
      const answer: ApplicationField = {
        name: name.answerName,
        kind: choiceKind(question.type, options),
        options,
      };
      const words = options.flatMap(({ ownWords, ...option }): ApplicationQuestion<Html>[] =>
        ownWords === undefined
          ? []
          : [
              {
                label: option.label,
                required: false,
                fields: [{ name: ownWords, kind: 'ownWords', options: [option] }],
              },
            ],
      );
      return [{ label: question.label, required: question.required, fields: [answer] }, ...words];
    }),
  };
}

const CONSENTS = [
  ['asksConsent', 'consent_given'],
  ['asksProcessingConsent', 'processing_consent_given'],
  ['asksRetentionConsent', 'retention_consent_given'],
] as const;

/** Returns boxes for the consents that a law requires. The label of each box is a key of the form's texts. */
const consentPart = <Html extends string>(consents: readonly DataConsent[]): ApplicationPart<Html> => ({
  kind: 'consent',
  questions: consents.flatMap((consent) =>
    CONSENTS.filter(([asks]) => consent[asks]).map(([asks, name]) => ({
      label: asks,
      required: true,
      fields: [
        {
          name: `data_compliance[${consent.type}_${name}]`,
          kind: 'consent' as const,
          options: [{ value: 'true', label: String(consent.retentionDays ?? '') }],
        },
      ],
    })),
  ),
});

const isThere = <Html extends string>({ header, description, questions }: ApplicationPart<Html>): boolean =>
  questions.length > 0 || header !== undefined || description !== undefined;

/** Returns the application for a job's questions. Omits a field if an earlier field has the same name. */
export function applicationOf<Html extends string>(job: AskedQuestions<Html>): Application<Html> {
  const names = new Set<string>();
  const isNew = (name: string) => !names.has(name) && names.add(name).has(name);
  const asked = (questions: readonly Question<Html>[]) =>
    questions.map((question) => questionOf(question, isNew)).filter(({ fields }) => fields.length > 0);
  const demographic = job.demographicQuestions ? namesOf(job.demographicQuestions) : [];

  const parts: ApplicationPart<Html>[] = [{ kind: 'questions', questions: asked(job.questions) }];
  if (job.demographicQuestions) parts.push(demographicPart(job.demographicQuestions, demographic));
  for (const { description, questions } of job.compliance)
    parts.push({ kind: 'compliance', description, questions: asked(questions) });
  parts.push(consentPart(job.dataConsents));

  const hidden = [...job.questions, ...job.compliance.flatMap(({ questions }) => questions)].flatMap(
    ({ fields }) =>
      fields.filter(({ type, name }) => type === 'input_hidden' && isNew(name)).map(({ name }) => name),
  );
  return { parts: parts.filter(isThere), hidden, demographic };
}

/** Returns every visible field, in the order on the page. */
export const fieldsOf = (application: Application): readonly ApplicationField[] =>
  application.parts.flatMap(({ questions }) => questions.flatMap(({ fields }) => fields));

export const questionsOf = <Html extends string>(
  application: Application<Html>,
): readonly ApplicationQuestion<Html>[] => application.parts.flatMap(({ questions }) => questions);
