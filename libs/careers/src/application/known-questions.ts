import type { BothLanguages } from '@skein/forms/contract';
import type { ApplicationQuestion } from './application.types.ts';

interface Known {
  /** The wording that this site shows. */
  readonly text: BothLanguages;
  /** Other wordings of the same question on job boards. */
  readonly also?: Readonly<Partial<Record<keyof BothLanguages, readonly string[]>>>;
}

/** Questions that every job board asks, by field name. */
const KNOWN: Readonly<Record<string, Known>> = {
  first_name: { text: { en: 'First name', es: 'Nombre' }, also: { es: ['Nombres'] } },
  last_name: { text: { en: 'Last name', es: 'Apellidos' }, also: { es: ['Apellido'] } },
  preferred_name: {
    text: { en: 'Preferred name', es: 'Nombre preferido' },
    also: { en: ['Preferred first name'] },
  },
  email: {
    text: { en: 'Email', es: 'Correo electrónico' },
    also: { en: ['E-mail', 'Email address'], es: ['Correo'] },
  },
  phone: { text: { en: 'Phone', es: 'Teléfono' }, also: { en: ['Phone number'] } },
  resume: { text: { en: 'Resume', es: 'Currículum' }, also: { en: ['Resume/CV'] } },
  cover_letter: { text: { en: 'Cover letter', es: 'Carta de presentación' } },
  location: { text: { en: 'Location', es: 'Ubicación' }, also: { en: ['Location (City)'] } },
};

const isAmong = (words: readonly string[], label: string) =>
  words.some((one) => one.toLowerCase() === label.toLowerCase());

/**
 * Returns the label of a common question in the page's language. Returns undefined for other questions, and for
 * a wording that is not in `KNOWN`.
 */
export function knownLabel(
  { label, fields: [first] }: Pick<ApplicationQuestion, 'label' | 'fields'>,
  say: (text: BothLanguages) => string,
): string | undefined {
  const known = first && Object.hasOwn(KNOWN, first.name) ? KNOWN[first.name] : undefined;
  if (!known) return undefined;
  const { text, also } = known;
  const wordsOf = (language: keyof BothLanguages) => [text[language], ...(also?.[language] ?? [])];
  const ours = say(text);
  const isOurs = (['en', 'es'] as const).some(
    (language) => text[language] === ours && isAmong(wordsOf(language), label),
  );
  if (isOurs) return label;
  return isAmong([...wordsOf('en'), ...wordsOf('es')], label) ? ours : undefined;
}
