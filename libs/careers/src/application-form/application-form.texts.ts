import type { BothLanguages } from '@skein/forms/contract';
import { shippedLanguage, wordsIn, type Say as SayText } from '@skein/ui/words';
import { ownLanguage } from '../contract/own-language.ts';

/** Built-in texts of the form. Editors can replace them. */
export const applicationFormTexts = {
  title: { en: 'Apply now', es: 'Postúlate ahora' },
  requiredNote: {
    en: 'Required questions are marked with an asterisk (*).',
    es: 'Las preguntas obligatorias llevan un asterisco (*).',
  },
  submit: { en: 'Submit application', es: 'Enviar solicitud' },
  submitting: { en: 'Submitting...', es: 'Enviando...' },
  cancel: { en: 'Cancel', es: 'Cancelar' },
  uploading: { en: 'Uploading', es: 'Subiendo' },
  uploaded: { en: 'Uploaded. One moment …', es: 'Listo. Un momento …' },
  failed: {
    en: 'There was a problem submitting the application. Please check the fields and try again.',
    es: 'Hubo un problema al enviar la solicitud. Revisa los campos e inténtalo de nuevo.',
  },
  thanks: { en: 'Thanks for submitting your application!', es: '¡Gracias por enviar tu solicitud!' },
  openRoles: { en: 'See open roles', es: 'Ver las vacantes' },
  phoneHint: {
    en: 'Digits, with dots or dashes: XXX-XXX-XXXX',
    es: 'Números, con puntos o guiones: XXX-XXX-XXXX',
  },
  fileHint: { en: 'PDF, DOC or DOCX, up to 10 MB.', es: 'PDF, DOC o DOCX, hasta 10 MB.' },
  fileAgain: {
    en: 'Choose your files again: the browser doesn’t keep them.',
    es: 'Vuelve a elegir tus archivos: el navegador no los guarda.',
  },
  removeFile: { en: 'Remove file', es: 'Quitar archivo' },
  asText: { en: 'as text', es: 'como texto' },
  choose: { en: 'Choose an answer', es: 'Elige una respuesta' },
  ownWords: { en: 'In your own words', es: 'En tus palabras' },
  compliance: { en: 'Voluntary questions', es: 'Preguntas voluntarias' },
  consent: { en: 'Your consent', es: 'Tu consentimiento' },
  asksConsent: {
    en: 'I agree that my application is kept and considered.',
    es: 'Acepto que se guarde y se considere mi solicitud.',
  },
  asksProcessingConsent: {
    en: 'I agree that my personal data is used to consider this application.',
    es: 'Acepto que se usen mis datos personales para considerar esta solicitud.',
  },
  asksRetentionConsent: {
    en: 'I agree that my personal data is kept, so that I can be considered for other roles.',
    es: 'Acepto que se guarden mis datos personales para considerarme en otras vacantes.',
  },
} as const satisfies Record<string, BothLanguages>;

export type ApplicationFormText = keyof typeof applicationFormTexts;

/** The editors' texts, if they set any. */
export type ApplicationFormWords = { readonly [Key in ApplicationFormText]?: string | undefined };

export const wordsFor =
  (words: ApplicationFormWords, sayText: SayText) =>
  (key: ApplicationFormText): string =>
    words[key] ?? sayText(applicationFormTexts[key]);

/**
 * Returns a function that gives the form's texts for lines that also contain a text of the job board. If the board has
 * another language than the page, and the form has built-in texts in that language, the function gives these texts, so
 * that a line has one language.
 * @param spoken the board's language: `es`, `es-MX`
 * @param page tag of the page's language
 */
export function besideBoard(
  spoken: string | undefined,
  words: ApplicationFormWords,
  sayText: SayText,
  page: string,
): Say {
  const own = ownLanguage(spoken, page);
  const shipped = own === undefined ? undefined : shippedLanguage(own);
  return shipped === undefined ? wordsFor(words, sayText) : wordsFor({}, wordsIn(shipped));
}

export type Say = ReturnType<typeof wordsFor>;
