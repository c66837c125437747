import { colorTokens, contrastRatio, INK, isColorToken, isHexColor, PAPER, TEXT_CONTRAST } from '@skein/ui';
import type { Content, Entity, FieldDefinition } from '../cms/cms.types.ts';
import { fieldKind } from './field-kind.ts';
import { typeIdOf } from './names.ts';

/** Minimum contrast of large text, and of symbols, on a background (WCAG 2.2, 1.4.3 and 1.4.11). */
const LARGE_CONTRAST = 3;

/** What a contrast is sufficient for: text of any size, large text only, or no text. */
export type Fits = 'allText' | 'largeText' | 'noText';

export interface Contrast {
  /** The color to compare with: a field of the same entry, or the dark or light text of the site. */
  readonly other: FieldDefinition | 'darkText' | 'lightText';
  /** Contrast ratio, from 1 (equal colors) to 21. */
  readonly ratio: number;
  readonly fits: Fits;
}

/** Returns a color of the content as a hex color, or undefined for an unknown color. */
export function hexOf(color: unknown): string | undefined {
  if (typeof color !== 'string') return undefined;
  if (isHexColor(color)) return color.trim();
  return isColorToken(color) ? colorTokens[color] : undefined;
}

const fitsOf = (ratio: number): Fits => {
  if (ratio >= TEXT_CONTRAST) return 'allText';
  return ratio >= LARGE_CONTRAST ? 'largeText' : 'noText';
};

/**
 * Returns the contrasts of a color with the other colors of its entry. If there are none, returns the contrasts with
 * dark and light text, but only those sufficient for all text, if there are any.
 */
export function contrastsOf(
  types: Content['types'],
  entry: Entity,
  fieldId: string,
  color: string,
): readonly Contrast[] {
  const hex = hexOf(color);
  if (hex === undefined) return [];
  const measured = (other: Contrast['other'], against: string): Contrast => {
    const ratio = contrastRatio(hex, against);
    return { other, ratio, fits: fitsOf(ratio) };
  };
  const found = (types.get(typeIdOf(entry))?.fields ?? []).flatMap((field) => {
    if (field.id === fieldId || fieldKind(field) !== 'color') return [];
    const against = hexOf(Object.values(entry.fields[field.id] ?? {})[0]);
    return against === undefined ? [] : [measured(field, against)];
  });
  if (found.length > 0) return found;
  const texts = [measured('darkText', INK), measured('lightText', PAPER)];
  // The site sets the text that is easier to read.
  const enough = texts.filter(({ fits }) => fits === 'allText');
  return enough.length > 0 ? enough : texts;
}
