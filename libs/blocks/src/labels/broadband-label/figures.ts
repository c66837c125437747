import { exactText } from '@skein/cms-client';

/**
 * Matches a figure that nobody can misread: no sign, no leading zero, optional commas between thousands, at
 * most two decimals. It rejects `70,50` and `1.000`, because their meaning depends on the country. It also
 * rejects figures too long for a JavaScript number, because the label would show a different figure.
 */
const FIGURE = String.raw`(?:(?:0|[1-9]\d{0,2}(?:,\d{3}){1,3}|[1-9]\d{0,11})(?:\.\d{1,2})?|\.\d{1,2})`;
/** Matches a text without digits of any script and without currency signs. It cannot look like an amount. */
const WORDS = String.raw`(?=.*[A-Za-zÀ-ÿ])[^\d$€£¥¢٠-٩۰-۹०-९０-９]+`;

const amountOnly = new RegExp(`^\\$?${FIGURE}$`);
const amountOrWords = new RegExp(`^(?:\\$?${FIGURE}|${WORDS})$`);
const figureOnly = new RegExp(`^${FIGURE}$`);

/** Returns the field for an amount in dollars, as a label may print it: `70`, `$9.99`, `1,200`. */
export const amount = (gf: string) =>
  exactText(gf, {
    max: 20,
    pattern: amountOnly,
    reason: 'is no amount in dollars that can be read without doubt: write 70, 70.50 or 1,200',
  });

/** Returns the field for an amount in dollars, or for words instead of an amount: `Waived online`. */
export const amountOrText = (gf: string) =>
  exactText(gf, {
    max: 80,
    pattern: amountOrWords,
    reason:
      'can be read in more than one way: write an amount in dollars (70, 70.50 or 1,200) or words without a digit',
  });

/** Returns the field for a quantity. The name of the field gives the unit. */
export const quantity = (gf: string) =>
  exactText(gf, {
    max: 20,
    pattern: figureOnly,
    reason: 'is no figure that can be read without doubt: write 8, 88.4 or 1,200, without a unit',
  });

/** Returns the number of a figure, or undefined if the text is not a figure. */
export function numberIn(written: string): number | undefined {
  const figure = written.trim().replace(/^\$/, '');
  return figureOnly.test(figure) ? Number(figure.replaceAll(',', '')) : undefined;
}
