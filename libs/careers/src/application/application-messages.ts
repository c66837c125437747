import { unusableText, type BothLanguages } from '@skein/forms/contract';

/** Messages about mistakes in an answer. `{label}` stands for the question. */
export const applicationTexts = {
  required: { en: '{label} is a required field', es: '{label} es un campo obligatorio' },
  choiceRequired: { en: 'Please choose an answer.', es: 'Elige una respuesta.' },
  fileRequired: { en: 'Please attach a file.', es: 'Adjunta un archivo.' },
  fileOrTextRequired: {
    en: 'Please attach a file, or answer as text below.',
    es: 'Adjunta un archivo o responde con texto abajo.',
  },
  consentRequired: {
    en: 'We cannot take an application without this consent.',
    es: 'Sin este consentimiento no podemos recibir la solicitud.',
  },
  email: {
    en: 'Please enter a full email address. Example: name@example.com',
    es: 'Escribe un correo completo. Ejemplo: nombre@example.com',
  },
  phone: {
    en: 'Please enter a valid phone number. Example: XXX-XXX-XXXX',
    es: 'Escribe un teléfono válido. Ejemplo: XXX-XXX-XXXX',
  },
  tooLong: { en: 'This is longer than we can keep.', es: 'Es más largo de lo que podemos guardar.' },
  unusable: unusableText,
  choice: { en: 'Please choose one of the answers.', es: 'Elige una de las respuestas.' },
  fileType: {
    en: 'This is not a PDF, DOC or DOCX file. Please choose another one.',
    es: 'No es un archivo PDF, DOC o DOCX. Elige otro.',
  },
  fileSize: {
    en: 'This file is larger than 10 MB. Please choose a smaller one.',
    es: 'El archivo pasa de 10 MB. Elige uno más pequeño.',
  },
  fileEmpty: {
    en: 'There is nothing in this file. Please choose another one.',
    es: 'El archivo está vacío. Elige otro.',
  },
} as const satisfies Record<string, BothLanguages>;

export type ApplicationMessage = keyof typeof applicationTexts;

export const applicationMessages = Object.keys(applicationTexts) as readonly ApplicationMessage[];

/** Returns the message about a mistake in an answer. */
export const messageText = (message: ApplicationMessage, label: string, language: 'en' | 'es'): string =>
  applicationTexts[message][language].replace('{label}', () => label);
