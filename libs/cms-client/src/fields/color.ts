import { getContrast, toHex } from 'color2k';
import { defineField, type Field } from '../model/field.ts';
import type { Palette } from '../model/palette.ts';
import { Invalid } from '../model/problem.ts';

/** A colour that an editor chose, with the text colour that can be read on it. Both are hex. */
export interface ContentColor {
  readonly value: string;
  /** Ink or paper, whichever stands out more on `value`; black or white where neither can be read. */
  readonly readable: string;
}

/** WCAG 2.2, 1.4.3: the least contrast of normal text. */
export const MIN_TEXT_CONTRAST = 4.5;

/** On any colour black or white reaches the contrast; on middle greys a brand's softer ink and paper do not. */
function readableText(background: string, { ink, paper }: Palette): string {
  const better = (one: string, other: string) =>
    getContrast(background, one) >= getContrast(background, other) ? one : other;
  const branded = better(ink, paper);
  return getContrast(background, branded) >= MIN_TEXT_CONTRAST ? branded : better('#000000', '#ffffff');
}

export function toColor(raw: string, palette: Palette): ContentColor | undefined {
  const named = Object.entries(palette).find(
    ([name]) => name.toLowerCase() === raw.trim().toLowerCase(),
  )?.[1];
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(raw.trim()) ? toHex(raw.trim()) : undefined;
  const value = named ?? hex;
  if (value === undefined) return undefined;
  return { value: value.toLowerCase(), readable: readableText(value, palette) };
}

/** `text` if it can be read on `background`, else what can. All hex. */
export function readableOn(text: string, background: ContentColor): string {
  return getContrast(text, background.value) >= MIN_TEXT_CONTRAST ? text : background.readable;
}

/**
 * A palette name or a hex colour without transparency. The palette is the host's, so another brand needs no other
 * content types.
 */
export function color(gf: string): Field<ContentColor, string> {
  return defineField<ContentColor, string>({
    gf,
    type: 'Symbol',
    isColor: true,
    validations: [{ regexp: { pattern: '^(#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|[a-z-]+)$' } }],
    help: 'A colour name of the brand, or #rrggbb.',
    read: (raw, { palette }) => {
      const found = typeof raw === 'string' ? toColor(raw, palette) : undefined;
      if (found === undefined)
        throw new Invalid(`is neither #rrggbb nor one of ${Object.keys(palette).join(', ')}`);
      return found;
    },
  });
}
