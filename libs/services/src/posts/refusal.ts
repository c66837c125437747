import { forgotEmailProblems, unusableText, waitText } from '@skein/forms/contract';
import type { Language } from '@skein/http';

const TITLES = {
  wrong: { en: 'Almost there. Check these again', es: 'Casi. Échale otro vistazo' },
  refused: { en: 'That didn’t go through', es: 'No se pudo enviar' },
} as const;

const MESSAGES = {
  cross_site: {
    status: 403,
    en: 'This form was sent from another site. Please open it here and send it again.',
    es: 'Este formulario se envió desde otro sitio. Ábrelo aquí y envíalo de nuevo.',
  },
  malformed_body: {
    status: 400,
    en: 'What arrived could not be read. Please send the form again.',
    es: 'No pudimos leer lo que llegó. Envía el formulario de nuevo.',
  },
  body_too_large: {
    status: 413,
    en: 'What arrived is too long for this form.',
    es: 'Lo que llegó es demasiado largo para este formulario.',
  },
  unsupported_media_type: {
    status: 415,
    en: 'We can’t read that format. Please send the form from its page.',
    es: 'No podemos leer ese formato. Envía el formulario desde su página.',
  },
  unsupported_encoding: {
    status: 415,
    en: 'This form is sent as it is, not compressed.',
    es: 'Este formulario se envía tal cual, sin comprimir.',
  },
  invalid_characters: { status: 400, ...unusableText },
  invalid_fields: {
    status: 422,
    en: 'Something’s missing or doesn’t look right.',
    es: 'Falta algo o hay un dato que no cuadra.',
  },
  not_a_visitor: {
    status: 400,
    en: 'A field that people do not see was filled in, as some browser add-ons do. Please send the form once more.',
    es: 'Se llenó un campo que las personas no ven, como hacen algunos complementos del navegador. Envía el formulario otra vez.',
  },
  token_invalid: {
    status: 403,
    en: 'We could not tell that this form comes from our page. Please send it once more.',
    es: 'No pudimos comprobar que este formulario sale de nuestra página. Envíalo otra vez.',
  },
  token_expired: {
    status: 403,
    en: 'This form was open for too long. Please send it once more.',
    es: 'Este formulario estuvo abierto demasiado tiempo. Envíalo otra vez.',
  },
  token_used: {
    status: 403,
    en: 'This form was sent before. If you have changed something, please send it once more.',
    es: 'Este formulario ya se envió. Si cambiaste algo, envíalo otra vez.',
  },
  human_check_failed: {
    status: 403,
    en: 'We could not tell that you are a person. Please send the form again.',
    es: 'No pudimos comprobar que eres una persona. Envía el formulario de nuevo.',
  },
  human_check_expired: {
    status: 403,
    en: 'Your “I’m a person” check expired. Please send the form again.',
    es: 'La comprobación de que eres una persona caducó. Envía el formulario de nuevo.',
  },
  human_check_required: {
    status: 403,
    en: 'First we need to check that you are a person. Please load the page again and send the form once more.',
    es: 'Primero tenemos que comprobar que eres una persona. Vuelve a cargar la página y envía el formulario otra vez.',
  },
  human_check_unavailable: {
    status: 503,
    en: 'We can’t run the “I’m a person” check right now. Please try again in a few minutes.',
    es: 'En este momento no podemos comprobar que eres una persona. Inténtalo de nuevo en unos minutos.',
  },
  account_not_found: { status: 422, ...forgotEmailProblems.notFound },
  job_closed: {
    status: 404,
    en: 'This role is no longer accepting applications.',
    es: 'Este puesto ya no recibe solicitudes.',
  },
  too_many_requests: {
    status: 429,
    en: 'That was a lot of forms in a short time.',
    es: 'Fueron muchos formularios en poco tiempo.',
  },
  unavailable: {
    status: 503,
    en: 'That did not work just now. Nothing was sent. Please try again.',
    es: 'No funcionó en este momento. No se envió nada. Inténtalo de nuevo.',
  },
} as const;

export type RefusalCode = keyof typeof MESSAGES;

export interface RefusalDetails {
  /** Mistakes, by field. Each value is the key of one of the form's messages. */
  readonly fields?: Readonly<Partial<Record<string, string>>> | undefined;
  /** How long to wait before another try, in seconds. */
  readonly retryAfterS?: number | undefined;
}

/** The error for a refused post. Nothing of the post has been stored. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
  get status(): number {
    return MESSAGES[this.code].status;
  }
  title(language: Language): string {
    return TITLES[this.code === 'invalid_fields' ? 'wrong' : 'refused'][language];
  }
  text(language: Language): string {
    return MESSAGES[this.code][language];
  }
  /** Returns the text of the refusal, followed by the time to wait. */
  textWithWait(language: Language): string {
    const { retryAfterS } = this.details;
    const wait = retryAfterS === undefined ? [] : [waitText(retryAfterS)((text) => text[language], language)];
    return [this.text(language), ...wait].join(' ');
  }
}

/** Returns one message for each field. If a field has several messages, the last message counts. */
export const byField = (
  issues: readonly { readonly field: string; readonly message: string }[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(issues.map(({ field, message }) => [field, message]));

/**
 * Checks that a form's rules found no issues.
 * @throws Refusal if there are issues
 */
export function refuseIssues(issues: Parameters<typeof byField>[0]): void {
  if (issues.length > 0) throw new Refusal('invalid_fields', { fields: byField(issues) });
}
