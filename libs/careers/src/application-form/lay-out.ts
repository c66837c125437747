import type { SafeHtml } from '@skein/cms-client';
import type { FormField } from '@skein/forms/engine';
import type { Say as SayText } from '@skein/ui';
import { knownLabel } from '../application/known-questions.ts';
import { exampleOf, PHONE_PATTERN } from '../application/application-rules.ts';
import {
  LINE_LENGTH_MAX,
  TEXT_LENGTH_MAX,
  type Application,
  type ApplicationField,
  type ApplicationPart,
  type ApplicationQuestion,
} from '../application/index.ts';
import type { ApplicationFormText, Say } from './application-form.texts.ts';

/** The texts above a part. If several parts of one kind follow each other, only the first part has a title. */
export type PartLead = Pick<ApplicationPart<SafeHtml>, 'kind' | 'header' | 'description'> & {
  readonly isTitled: boolean;
};

/** A field of an application, with data that fields of other forms do not have. */
export interface AskedField {
  readonly field: ApplicationField;
  /**
   * The parts of the application that begin with this field, and whose texts are above it. A part without questions has
   * no field, so its texts are above the next part with questions.
   */
  readonly before: readonly PartLead[];
  readonly isRequired: boolean;
  /** Whether the label is a text of the job board, and not a built-in text. */
  readonly isOfBoard: boolean;
  readonly description?: SafeHtml | undefined;
}

export interface LaidOut {
  /** Fields by name, in the order on the page. */
  readonly fields: Readonly<Record<string, FormField>>;
  readonly asked: ReadonlyMap<string, AskedField>;
  /**
   * For each field of a question with several fields, such as a file and a text: the names of all fields of the
   * question.
   */
  readonly siblings: ReadonlyMap<string, readonly string[]>;
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  preferred_name: 'nickname',
  email: 'email',
  phone: 'tel',
  location: 'address-level2',
};
/** Fields that share a row, and the width of each field in rem. */
const HALVES: Readonly<Record<string, number>> = { first_name: 10.5, last_name: 10.5, email: 14, phone: 14 };
const CONSENTS: readonly ApplicationFormText[] = [
  'asksConsent',
  'asksProcessingConsent',
  'asksRetentionConsent',
];

function inputOf({ name, kind }: ApplicationField): FormField['input'] {
  const common = { autoComplete: AUTOCOMPLETE[name] ?? 'off' };
  switch (kind) {
    case 'email':
      return { ...common, type: 'email', maxLength: LINE_LENGTH_MAX };
    case 'phone':
      // The pattern checks the length. A shorter `maxLength` would cut a pasted number with a country code, and
      // so make it wrong.
      return { ...common, type: 'tel', pattern: PHONE_PATTERN, maxLength: LINE_LENGTH_MAX };
    case 'line':
    case 'ownWords':
      return { ...common, maxLength: LINE_LENGTH_MAX };
    case 'text':
      return { ...common, maxLength: TEXT_LENGTH_MAX };
    default:
      return {};
  }
}

interface Words {
  readonly say: Say;
  /** Returns the form's texts for lines that also contain a text of the job board. */
  readonly beside: Say;
}

type Label = Pick<FormField, 'label'> & Pick<AskedField, 'isOfBoard'>;

function labelOf(
  { kind }: ApplicationField,
  question: ApplicationQuestion<SafeHtml>,
  isFirst: boolean,
  { say, beside }: Words,
  sayText: SayText,
): Label {
  const { label } = question;
  const consent = CONSENTS.find((one) => one === label);
  if (kind === 'consent' && consent) return { label: say(consent), isOfBoard: false };
  if (kind === 'ownWords') return { label: `${label}: ${beside('ownWords')}`, isOfBoard: true };
  const known = knownLabel(question, sayText);
  if (known !== undefined) return { label: isFirst ? known : `${known} ${say('asText')}`, isOfBoard: false };
  return { label: isFirst ? label : `${label} ${beside('asText')}`, isOfBoard: true };
}

/**
 * Returns the fields and texts of an application in the order of the page.
 * @param beside texts for lines that also contain a text of the job board
 */
export function layOut(application: Application<SafeHtml>, say: Say, beside: Say, sayText: SayText): LaidOut {
  const fields: Record<string, FormField> = {};
  const asked = new Map<string, AskedField>();
  const siblings = new Map<string, readonly string[]>();
  let before: AskedField['before'] = [];
  application.parts.forEach((part, at) => {
    const { kind, header, description } = part;
    const isTitled = application.parts[at - 1]?.kind !== kind;
    if (kind !== 'questions') before = [...before, { kind, header, description, isTitled }];
    for (const question of part.questions) {
      const names = question.fields.map(({ name }) => name);
      question.fields.forEach((field, place) => {
        const { label, isOfBoard } = labelOf(field, question, place === 0, { say, beside }, sayText);
        fields[field.name] = {
          label,
          example: exampleOf(field),
          flex: '1 1 100%',
          half: HALVES[field.name],
          input: inputOf(field),
        };
        const isRequired = question.required && place === 0;
        const isLast = place === names.length - 1;
        asked.set(field.name, {
          field,
          before,
          isRequired,
          isOfBoard,
          description: isLast ? question.description : undefined,
        });
        if (names.length > 1) siblings.set(field.name, names);
        before = [];
      });
    }
  });
  return { fields, asked, siblings };
}
