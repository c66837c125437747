import type { UiLanguage, UiText } from '@skein/ui';

export const quotationTexts = {
  quotation: { en: 'Quotation', es: 'Cita' },
} as const satisfies Readonly<Record<string, UiText>>;

const OPENING = '"“„«';
const CLOSING = '"”»';
/** One full stop; three of them are an ellipsis and stay with the words. */
const FULL_STOP = /(?<!\.)\.$/;

/** Quotation marks around a quotation, once: those that an editor typed are taken off first. Spanish has its full stop outside. */
export function withMarks(quote: string, language: UiLanguage): string {
  const typed = OPENING.includes(quote.charAt(0)) && CLOSING.includes(quote.charAt(quote.length - 1));
  const bare = typed ? quote.slice(1, -1).trim() : quote;
  return language === 'es' && FULL_STOP.test(bare) ? `“${bare.slice(0, -1)}”.` : `“${bare}”`;
}
