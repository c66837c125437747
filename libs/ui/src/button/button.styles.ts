import type { ComponentPropsWithRef } from 'react';
import { css, styled, type IStyledComponent } from 'styled-components';
import { isHexColor, readableText } from '../tokens/contrast.ts';

/** `primary`: the main action. `secondary`: a softer look. `outline`: only a border. `quiet`: only text. */
export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';
/** The product whose color replaces the accent color of the section. */
export type ButtonTone = 'internet' | 'tv' | 'phone' | 'business';

/** Props for the look of `Button` and `ButtonLink`. */
export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  tone?: ButtonTone | undefined;
  /** Whether the button takes the whole available width. */
  wide?: boolean | undefined;
  /** A fill for this button only (any CSS color), instead of variant and tone. */
  color?: string | undefined;
  /** The fill while the button has the pointer or the focus. */
  hoverColor?: string | undefined;
  /**
   * Color of the text on `color`. If `color` is a hex color, the default is readable. If not, pass a readable
   * color.
   */
  textColor?: string | undefined;
};

export type ButtonStyleProps = {
  /** Attribute by which the styles of `pillCss` select the button. */
  'data-pill': '';
  $variant: ButtonVariant;
  $size: ButtonSize;
  $tone: ButtonTone | undefined;
  $wide: boolean;
  $fill: string | undefined;
  $hoverFill: string | undefined;
  $textColor: string | undefined;
};

/** Returns the props for `Pill`. The names of the props for the look get the prefix `$`. */
export function pillProps<R extends object>(
  props: ButtonLook & R,
): ButtonStyleProps & Omit<R, keyof ButtonLook> {
  const {
    variant: $variant = 'primary',
    size: $size = 'medium',
    tone: $tone,
    wide: $wide = false,
    color: $fill,
    hoverColor: $hoverFill,
    textColor: $textColor,
    ...rest
  } = props;
  return { ...rest, 'data-pill': '', $variant, $size, $tone, $wide, $fill, $hoverFill, $textColor };
}

function textOn(fill: string, given: string | undefined): string {
  return given ?? (isHexColor(fill) ? readableText(fill) : 'var(--color-on-accent)');
}

function paint({ $variant, $tone, $fill, $hoverFill, $textColor }: ButtonStyleProps) {
  if ($fill) {
    const hoverFill = $hoverFill ?? $fill;
    return css`
      --button-fill: ${$fill};
      --button-text: ${textOn($fill, $textColor)};
      --button-hover-fill: ${hoverFill};
      --button-hover-text: ${isHexColor(hoverFill) ? readableText(hoverFill) : textOn($fill, $textColor)};
      --button-line: transparent;
      --button-halo: ${$fill};
    `;
  }
  const hue = $tone ? `var(--color-${$tone})` : 'var(--color-accent)';
  return paints[$variant]({
    hue,
    fill: $tone ? `var(--color-${$tone}-fill)` : hue,
    onFill: $tone ? `var(--color-on-${$tone}-fill)` : 'var(--color-on-accent)',
    soft: $tone ? `light-dark(${tint($tone, 24)}, ${tint($tone, 12)})` : 'var(--color-accent-soft)',
  });
}

/**
 * Mixes the color of a product into the background. Light backgrounds, which have dark text, allow a higher
 * percentage.
 */
function tint(tone: ButtonTone, percent: number): string {
  return `color-mix(in srgb, var(--color-${tone}-fill) ${percent}%, var(--color-surface-raised))`;
}

type Palette = {
  /** A color that is readable as text on the section's background. */
  hue: string;
  fill: string;
  onFill: string;
  /** A lighter or darker tint of `hue`. The section's text is readable on it. */
  soft: string;
};

const paints: Record<ButtonVariant, (palette: Palette) => ReturnType<typeof css>> = {
  primary: ({ fill, onFill }) => css`
    --button-fill: ${fill};
    --button-text: ${onFill};
    --button-hover-fill: color-mix(in oklab, ${fill} 88%, var(--color-text));
    --button-hover-text: ${onFill};
    --button-line: transparent;
    --button-halo: ${fill};
  `,
  secondary: ({ hue, soft }) => css`
    --button-fill: ${soft};
    --button-text: var(--color-text);
    --button-hover-fill: color-mix(in srgb, ${soft} 90%, ${hue});
    --button-hover-text: var(--color-text);
    --button-line: transparent;
    --button-halo: ${hue};
  `,
  outline: ({ hue }) => css`
    --button-fill: transparent;
    --button-text: var(--color-text);
    --button-hover-fill: color-mix(in srgb, ${hue} 9%, transparent);
    --button-hover-text: var(--color-text);
    --button-line: var(--color-line-strong);
    --button-halo: ${hue};
  `,
  quiet: ({ hue }) => css`
    --button-fill: transparent;
    --button-text: ${hue};
    --button-hover-fill: color-mix(in srgb, ${hue} 9%, transparent);
    --button-hover-text: ${hue};
    --button-line: transparent;
    --button-halo: transparent;
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  small: css`
    min-block-size: 2.5rem;
    padding: 0.375rem 1rem;
    font-size: var(--text-small);
  `,
  medium: css`
    min-block-size: 3rem;
    padding: 0.625rem 1.5rem;
    font-size: 1.0625rem;
  `,
  large: css`
    min-block-size: 3.75rem;
    padding: 0.875rem 2.125rem;
    font-size: 1.1875rem;
  `,
};

/**
 * The element of `Button` and `ButtonLink`. It contains the styles that differ between buttons. The styles that
 * all buttons have are in `pillCss`.
 */
export const Pill: IStyledComponent<'web', ComponentPropsWithRef<'button'> & ButtonStyleProps> =
  styled.button<ButtonStyleProps>`
    ${paint}
    ${({ $size }) => sizes[$size]}
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
    inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  `;
