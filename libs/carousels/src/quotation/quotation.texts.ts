import { filled, type Say, type UiText } from '@skein/ui';

export const quotationTexts = {
  quotation: { en: 'Quotation', es: 'Cita' },
  quoted: { en: '“{quote}”', es: '“{quote}”' },
  /** Quotation marks together with a full stop, for a quotation that ends with a full stop. */
  quotedSentence: { en: '“{quote}.”', es: '“{quote}”.' },
} as const satisfies Readonly<Record<string, UiText>>;

const OPENING = '"“„«';
const CLOSING = '"”»';
/** Matches a full stop at the end, unless the full stop belongs to an ellipsis of three full stops. */
const FULL_STOP = /(?<!\.)\.$/;

/** Returns a quotation in one pair of quotation marks. It first removes marks that an editor typed. */
export function withMarks(quote: string, say: Say): string {
  const typed = OPENING.includes(quote.charAt(0)) && CLOSING.includes(quote.charAt(quote.length - 1));
  const bare = typed ? quote.slice(1, -1).trim() : quote;
  return FULL_STOP.test(bare)
    ? filled(say(quotationTexts.quotedSentence), { quote: bare.slice(0, -1) })
    : filled(say(quotationTexts.quoted), { quote: bare });
}
