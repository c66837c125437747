import { isEmail } from '../rules/patterns.ts';
import type { RequestField, RequestForm, RequestRule } from './request-fields.ts';

/** Matches a US phone number, with or without the country code and the usual separators. */
const PHONE = /^(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s.-]?\d{3}[\s.-]?\d{4}$/;
const ZIP = /^\d{5}$/;

/** Longest typed phone number, in characters, including separators. */
export const PHONE_LENGTH_MAX = 20;

const isPhone = (text: string): boolean => text.length <= PHONE_LENGTH_MAX && PHONE.test(text);

const isFiveDigitZip = (text: string): boolean => ZIP.test(text);

/** The format that a field must have if it is not empty, and the message about a wrong format. */
const FORMATS: Readonly<
  Partial<Record<RequestField, Pick<RequestRule, 'message'> & { is: typeof isPhone }>>
> = {
  phone: { message: 'phoneInvalid', is: isPhone },
  zip: { message: 'zipInvalid', is: isFiveDigitZip },
};

/**
 * Returns the rules of a request, in the order of the page. A field must not be missing, must have the right
 * format, and must not be too long. The human check is last.
 * @param required fields that the provider needs for an answer
 */
export function requestRules({
  order,
  required,
  maxLengths,
  choices,
}: Pick<RequestForm, 'order' | 'maxLengths' | 'choices'> & {
  readonly required: readonly RequestField[];
}): readonly RequestRule[] {
  return order.flatMap((field): readonly RequestRule[] => {
    if (field === 'human') return [{ field, message: 'humanRequired', fails: ({ human }) => human === '' }];
    const answers = choices[field];
    if (answers)
      return [{ field, message: 'choiceInvalid', fails: (entered) => !answers.includes(entered[field]) }];
    const max = maxLengths[field];
    const email = (text: string) => isEmail(text, max);
    const format = field === 'email' ? { message: 'emailInvalid' as const, is: email } : FORMATS[field];
    return [
      ...(required.includes(field)
        ? [{ field, message: 'required', fails: (entered) => entered[field] === '' } satisfies RequestRule]
        : []),
      ...(format
        ? [
            {
              field,
              message: format.message,
              fails: (entered) => entered[field] !== '' && !format.is(entered[field]),
            } satisfies RequestRule,
          ]
        : []),
      ...(max === undefined
        ? []
        : [
            {
              field,
              message: 'tooLong',
              fails: (entered) => entered[field].length > max,
            } satisfies RequestRule,
          ]),
    ];
  });
}
