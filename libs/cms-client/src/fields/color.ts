import { defineField, type Field } from '../model/field.ts';
import type { Palette } from '../model/palette.ts';
import { Invalid } from '../model/problem.ts';

/**
 * A color that an editor chose, as lower-case `#rrggbb`. A component that shows text on this color picks a readable
 * text color.
 */
export type ContentColor = `#${string}`;

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/;

const isHex = (text: string): text is ContentColor => HEX.test(text);

/** Expands `#abc` to `#aabbcc`. */
const longHex = (hex: ContentColor): ContentColor =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex;

export function toColor(raw: string, palette: Palette): ContentColor | undefined {
  const word = raw.trim().toLowerCase();
  const found = Object.entries(palette).find(([name]) => name.toLowerCase() === word)?.[1] ?? word;
  const hex = found.toLowerCase();
  return isHex(hex) ? longHex(hex) : undefined;
}

/**
 * Defines a field for a palette name or a hex color without transparency. The palette belongs to the host, so
 * that hosts of other brands can use the same content types.
 */
export function color(gf: string): Field<ContentColor, string> {
  return defineField<ContentColor, string>({
    gf,
    type: 'Symbol',
    isColor: true,
    validations: [{ regexp: { pattern: '^(#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|[a-z-]+)$' } }],
    help: 'A color name of the brand, or #rrggbb.',
    read: (raw, { palette }) => {
      const found = typeof raw === 'string' ? toColor(raw, palette) : undefined;
      if (found === undefined)
        throw new Invalid(`is neither #rrggbb nor one of ${Object.keys(palette).join(', ')}`);
      return found;
    },
  });
}
