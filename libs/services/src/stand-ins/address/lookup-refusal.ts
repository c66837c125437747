import type { Language } from '@skein/http';

interface Texts {
  readonly status: number;
  readonly en: string;
  readonly es: string;
}

/** Reasons to refuse a lookup, with their texts. In a text, `{}` stands for `LookupRefusalDetails.about`. */
const REFUSALS = {
  bad_request: {
    status: 400,
    en: 'Missing, or given more than once: {}.',
    es: 'Falta o viene más de una vez: {}.',
  },
  malformed_query: {
    status: 400,
    en: 'The address of this request cannot be read.',
    es: 'No se puede leer la dirección de esta solicitud.',
  },
  invalid_characters: {
    status: 400,
    en: 'There are characters in it that no address has.',
    es: 'Contiene caracteres que ninguna dirección lleva.',
  },
  too_long: { status: 400, en: 'At most {} characters.', es: 'Como máximo {} caracteres.' },
  no_such_address: {
    status: 404,
    en: 'There is no address with this id.',
    es: 'No hay ninguna dirección con este identificador.',
  },
  no_such_place: {
    status: 404,
    en: 'There is no place with this id.',
    es: 'No hay ningún lugar con este identificador.',
  },
  too_many_requests: {
    status: 429,
    en: 'That was a lot of lookups in a short time. You can go on typing the address yourself.',
    es: 'Fueron muchas consultas en poco tiempo. Puedes seguir escribiendo la dirección.',
  },
  unavailable: {
    status: 503,
    en: 'Addresses cannot be looked up right now. Please try again.',
    es: 'En este momento no se pueden consultar direcciones. Inténtalo de nuevo.',
  },
} as const satisfies Record<string, Texts>;

export interface LookupRefusalDetails {
  /** A number or name that the text of the refusal contains. It must not come from a visitor. */
  readonly about?: string | number;
  /** How long to wait, in seconds. */
  readonly retryAfterS?: number;
}

/** The error for a refused lookup. */
export class LookupRefusal extends Error {
  override name = 'LookupRefusal';
  readonly reason: keyof typeof REFUSALS;
  readonly details: LookupRefusalDetails;

  constructor(reason: keyof typeof REFUSALS, details: LookupRefusalDetails = {}) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
  get status(): number {
    return REFUSALS[this.reason].status;
  }
  /** The reason for the refusal. Scripts read it from the response. */
  get code(): string {
    return this.status === 404 ? 'not_found' : this.reason;
  }
  text(language: Language): string {
    return REFUSALS[this.reason][language].replace('{}', String(this.details.about ?? ''));
  }
}
