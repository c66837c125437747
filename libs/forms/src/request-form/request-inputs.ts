import type { UiText } from '@skein/ui';
import type { FormField } from '../form/form-fields.tsx';
import { ZIP_ROOM } from '../rules/patterns.ts';
import { requestFieldTexts } from './request-field.texts.ts';
import { requestFields, type RequestField, type RequestForm } from './request-fields.ts';
import type { RequestFormContent } from './request-form.block.ts';

type Look = Pick<FormField, 'half' | 'input'> & { readonly example: string };

/** Widths of a field in rem. `SHORT` fits a name or a ZIP, and `LONG` fits an email or a phone number. */
const SHORT = 10.5;
const LONG = 14;

const LOOKS: Readonly<Record<RequestField, Look>> = {
  company: { example: 'Skein', input: { autoComplete: 'organization' } },
  firstName: { example: 'Sam', half: SHORT, input: { autoComplete: 'given-name' } },
  lastName: { example: 'Lee', half: SHORT, input: { autoComplete: 'family-name' } },
  email: {
    example: 'sam@example.com',
    half: LONG,
    input: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  },
  phone: { example: '555 555 0123', half: LONG, input: { type: 'tel', autoComplete: 'tel' } },
  street: { example: '12 Juniper Street', input: { autoComplete: 'address-line1' } },
  unit: { example: '4', half: SHORT, input: { autoComplete: 'address-line2' } },
  city: { example: 'Austin', half: SHORT, input: { autoComplete: 'address-level2' } },
  zip: {
    example: '97205',
    half: SHORT,
    input: { autoComplete: 'postal-code', inputMode: 'numeric' },
  },
  units: { example: '', input: {} },
  year: { example: '', input: {} },
  manager: { example: '', input: {} },
  message: { example: '', input: {} },
  human: { example: 'on', input: {} },
};

/** Returns the fields of a request, ready to draw. */
export function requestInputs(
  { maxLengths, choices, rules }: RequestForm,
  content: RequestFormContent,
  say: (text: UiText) => string,
): Readonly<Record<RequestField, FormField>> {
  const inputs = requestFields.map((field) => {
    const { half, input, example } = LOOKS[field];
    const max = maxLengths[field];
    const needed = rules.some((rule) => rule.field === field && rule.message === 'required');
    const drawn: FormField = {
      label: content[`${field}Label`] ?? say(requestFieldTexts[field]),
      example: choices[field]?.[0] ?? example,
      flex: '1 1 12rem',
      half,
      optional: !needed,
      input: { ...input, maxLength: max && field === 'zip' ? max + ZIP_ROOM : max },
    };
    return [field, drawn] as const;
  });
  return Object.fromEntries(inputs) as Record<RequestField, FormField>;
}
