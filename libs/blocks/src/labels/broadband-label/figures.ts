import { exactText } from '@skein/cms-client';

/**
 * Matches a figure with only one reading: no sign, no leading zero, commas or nothing between thousands, and
 * at most two decimals. It rejects `70,50` and `1.000`, because half of the world reads them differently, and
 * figures with more digits than a JavaScript number holds, because the label would publish another one.
 */
const FIGURE = String.raw`(?:(?:0|[1-9]\d{0,2}(?:,\d{3}){1,3}|[1-9]\d{0,11})(?:\.\d{1,2})?|\.\d{1,2})`;
/**
 * Matches words without a digit of any script and without a currency sign: nobody can take them for an amount.
 */
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

/** Returns the field for an amount in dollars, or for words without one: `Waived online`. */
export const amountOrText = (gf: string) =>
  exactText(gf, {
    max: 80,
    pattern: amountOrWords,
    reason:
      'can be read in more than one way: write an amount in dollars (70, 70.50 or 1,200) or words without a digit',
  });

/** Returns the field for a quantity in a unit that the field names. */
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
