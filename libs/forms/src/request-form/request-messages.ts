import type { BothLanguages } from '../rules/both-languages.ts';
import { unusableText } from '../rules/unusable-text.ts';

/** All messages about mistakes in a request, with their built-in texts. Editors can replace the texts. */
export const requestMessageTexts = {
  required: { en: 'This field is needed.', es: 'Este campo hace falta.' },
  emailInvalid: {
    en: 'An email has an @ and a dot, such as sam@example.com.',
    es: 'Un correo lleva una arroba y un punto, como sam@example.com.',
  },
  phoneInvalid: {
    en: 'A phone number has ten digits, such as (555) 555-0123.',
    es: 'Un teléfono tiene diez dígitos, como (555) 555-0123.',
  },
  zipInvalid: {
    en: 'A ZIP code has five digits, such as 97205.',
    es: 'Un código postal tiene cinco dígitos, como 97205.',
  },
  tooLong: { en: 'That is longer than this field.', es: 'Es más largo de lo que cabe aquí.' },
  choiceInvalid: { en: 'Please choose one of the answers.', es: 'Elige una de las respuestas.' },
  humanRequired: {
    en: 'Please check the box to confirm that you’re a person.',
    es: 'Marca la casilla para confirmar que eres una persona.',
  },
  humanError: {
    en: 'We couldn’t confirm that you’re a person. Please try again.',
    es: 'No pudimos comprobar que eres una persona. Inténtalo de nuevo.',
  },
  unusable: unusableText,
} as const satisfies Record<string, BothLanguages>;
export type RequestMessage = keyof typeof requestMessageTexts;
export const requestMessages = Object.keys(requestMessageTexts) as readonly RequestMessage[];
