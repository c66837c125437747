import { filled, type Say, type UiText } from '@skein/ui';

export const quotationTexts = {
  quotation: { en: 'Quotation', es: 'Cita' },
  quoted: { en: '“{quote}”', es: '“{quote}”' },
  /** The same for a quotation that ends with a full stop, which Spanish puts outside the marks. */
  quotedSentence: { en: '“{quote}.”', es: '“{quote}”.' },
} as const satisfies Readonly<Record<string, UiText>>;

const OPENING = '"“„«';
const CLOSING = '"”»';
/** Matches one full stop. Three of them are an ellipsis and stay with the words. */
const FULL_STOP = /(?<!\.)\.$/;

/** Returns a quotation in one pair of quotation marks. It first removes marks that an editor typed. */
export function withMarks(quote: string, say: Say): string {
  const typed = OPENING.includes(quote.charAt(0)) && CLOSING.includes(quote.charAt(quote.length - 1));
  const bare = typed ? quote.slice(1, -1).trim() : quote;
  return FULL_STOP.test(bare)
    ? filled(say(quotationTexts.quotedSentence), { quote: bare.slice(0, -1) })
    : filled(say(quotationTexts.quoted), { quote: bare });
}
