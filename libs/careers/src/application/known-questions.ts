import type { ApplicationQuestion } from './application.types.ts';

type Words = Readonly<Record<'en' | 'es', readonly [string, ...string[]]>>;

/** What every board asks, by the name of the field: its words as boards have them, the first ones as we do. */
const KNOWN: Readonly<Record<string, Words>> = {
  first_name: { en: ['First name'], es: ['Nombre', 'Nombres'] },
  last_name: { en: ['Last name'], es: ['Apellidos', 'Apellido'] },
  preferred_name: { en: ['Preferred name', 'Preferred first name'], es: ['Nombre preferido'] },
  email: { en: ['Email', 'E-mail', 'Email address'], es: ['Correo electrónico', 'Correo'] },
  phone: { en: ['Phone', 'Phone number'], es: ['Teléfono'] },
  resume: { en: ['Resume', 'Resume/CV'], es: ['Currículum'] },
  cover_letter: { en: ['Cover letter'], es: ['Carta de presentación'] },
  location: { en: ['Location', 'Location (City)'], es: ['Ubicación'] },
};

const isAmong = (words: readonly string[], label: string) =>
  words.some((one) => one.toLowerCase() === label.toLowerCase());

/**
 * The words of a question that every board asks, in the language of the page; undefined for any other, and where a board
 * has words of its own.
 */
export function knownLabel(
  { label, fields: [first] }: Pick<ApplicationQuestion, 'label' | 'fields'>,
  language: 'en' | 'es',
): string | undefined {
  const words = first && Object.hasOwn(KNOWN, first.name) ? KNOWN[first.name] : undefined;
  if (!words) return undefined;
  if (isAmong(words[language], label)) return label;
  return isAmong([...words.en, ...words.es], label) ? words[language][0] : undefined;
}
