import { isEmail, typedText, type Entered, type FieldRule, type FormRules } from '@skein/forms/contract';
import {
  ANSWER_SEPARATOR,
  FILE_BYTES_MAX,
  LINE_LENGTH_MAX,
  TEXT_LENGTH_MAX,
} from './application.constants.ts';
import { fieldsOf, questionsOf } from './application-of.ts';
import type { ApplicationMessage } from './application-messages.ts';
import type {
  Application,
  ApplicationField,
  ApplicationOption,
  ApplicationQuestion,
} from './application.types.ts';

/** The properties of a file that the rules check. */
export interface FileLook {
  readonly bytes: number;
  /** Whether the file's type is accepted. A browser checks the name, a service checks the content. */
  readonly isOfType: boolean;
}

/** Returns the properties of the file with this name in a field. Undefined if the field has no such file. */
export type LookAtFile = (field: string, fileName: string) => FileLook | undefined;

type Rule = FieldRule<string, ApplicationMessage>;
type Fails = Rule['fails'];

const PHONE = /^[\d.-]{10,12}$/;
/** The pattern of a phone number, for browsers without script. */
export const PHONE_PATTERN = '[0-9.\\-]{10,12}';

export const answersIn = (value: string): readonly string[] =>
  value === '' ? [] : value.split(ANSWER_SEPARATOR);

/**
 * Returns the value of a chosen option as the job board wrote it, or undefined for an answer that is no option. Forms
 * send an answer as `typedText` reads it, so that it may differ from the board's value in spaces and marks.
 */
export function chosenIn({ name, options }: ApplicationField, answer: string): string | undefined {
  const isSame = ({ value }: ApplicationOption) => typedText(name, value) === typedText(name, answer);
  return (options.find(({ value }) => value === answer) ?? options.find(isSame))?.value;
}

function isAmong(field: ApplicationField, value: string): boolean {
  const answers = answersIn(value);
  const known = answers.every((answer) => chosenIn(field, answer) !== undefined);
  return known && (field.kind === 'checkboxes' || answers.length === 1);
}

function missing({ fields }: ApplicationQuestion): ApplicationMessage {
  const [first, second] = fields;
  switch (first?.kind) {
    case 'select':
    case 'radios':
    case 'checkboxes':
      return 'choiceRequired';
    case 'consent':
      return 'consentRequired';
    case 'file':
      return second ? 'fileOrTextRequired' : 'fileRequired';
    default:
      return 'required';
  }
}

function fieldRules(
  field: ApplicationField,
  lookAt: LookAtFile,
): readonly (readonly [ApplicationMessage, Fails])[] {
  const valueOf = (entered: Entered<string>) => entered[field.name] ?? '';
  const filled =
    (isWrong: (value: string) => boolean): Fails =>
    (entered) =>
      valueOf(entered) !== '' && isWrong(valueOf(entered));
  const longer = (max: number) => filled((value) => value.length > max);
  const file = (isWrong: (look: FileLook) => boolean): Fails =>
    filled((value) => {
      const look = lookAt(field.name, value);
      return look !== undefined && isWrong(look);
    });
  switch (field.kind) {
    case 'email':
      return [['email', filled((value) => !isEmail(value))]];
    case 'phone':
      return [['phone', filled((value) => !PHONE.test(value))]];
    case 'line':
    case 'ownWords':
      return [['tooLong', longer(LINE_LENGTH_MAX)]];
    case 'text':
      return [['tooLong', longer(TEXT_LENGTH_MAX)]];
    case 'file':
      return [
        ['fileEmpty', file(({ bytes }) => bytes === 0)],
        ['fileSize', file(({ bytes }) => bytes > FILE_BYTES_MAX)],
        ['fileType', file(({ isOfType }) => !isOfType)],
      ];
    default:
      return [['choice', filled((value) => !isAmong(field, value))]];
  }
}

function questionRules(question: ApplicationQuestion, lookAt: LookAtFile): readonly Rule[] {
  const [first] = question.fields;
  if (!first) return [];
  const required: readonly Rule[] = question.required
    ? [
        {
          field: first.name,
          message: missing(question),
          fails: (entered) => question.fields.every(({ name }) => (entered[name] ?? '') === ''),
        },
      ]
    : [];
  const each = question.fields.flatMap((field) =>
    fieldRules(field, lookAt).map(([message, fails]): Rule => ({ field: field.name, message, fails })),
  );
  return [...required, ...each];
}

/** Returns the rules for an application. The browser and the service use the same rules. */
export function applicationRules(
  application: Application,
  lookAt: LookAtFile,
): FormRules<string, ApplicationMessage> {
  const names = fieldsOf(application).map(({ name }) => name);
  return {
    order: names,
    fields: names,
    optionalFields: [],
    rules: questionsOf(application).flatMap((question) => questionRules(question, lookAt)),
    firstIssueOnly: false,
    focusIfEmpty: [],
  };
}

const EXAMPLES: Readonly<Partial<Record<ApplicationField['kind'], string>>> = {
  email: 'name@example.com',
  phone: '555-555-0100',
};

/** Returns an example of an answer that the field's rules accept. */
export const exampleOf = ({ kind, options }: ApplicationField): string =>
  options[0]?.value ?? EXAMPLES[kind] ?? 'Example';
