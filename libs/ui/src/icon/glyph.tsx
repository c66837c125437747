import type { ReactElement } from 'react';
import { styled } from 'styled-components';

export type GlyphProps = {
  /** SVG path of the icon on a grid of 24 px, drawn as one line. */
  path: string;
  /** Width and height: px as a number, or any CSS length. Default: 24. */
  size?: number | string | undefined;
  /** The text for screen readers. Without it, the icon is decoration, which screen readers skip. */
  title?: string | undefined;
};

/** Draws an icon in the color of the text around it. */
export function Glyph({ path, size = 24, title }: GlyphProps): ReactElement {
  return (
    <Drawing
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: inline-block;
  flex: none;
  max-inline-size: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
