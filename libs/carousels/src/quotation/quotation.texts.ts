import type { UiText } from '@skein/ui';

export const quotationTexts = {
  quotation: { en: 'Quotation', es: 'Cita' },
} as const satisfies Readonly<Record<string, UiText>>;

const OPENING = '"“„«';
const CLOSING = '"”»';

/** Quotation marks around a quotation, once: those that an editor typed are taken off first. */
export function withMarks(quote: string): string {
  const typed = OPENING.includes(quote.charAt(0)) && CLOSING.includes(quote.charAt(quote.length - 1));
  return `“${typed ? quote.slice(1, -1).trim() : quote}”`;
}
