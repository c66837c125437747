import { contrastRatio, readableText, TEXT_CONTRAST } from '../tokens/contrast.ts';
import { css } from 'styled-components';

/** A ground from content, hex; nothing is painted without it. */
export interface Paint {
  readonly $fill: string | undefined;
}

const isDark = (hex: string) => parseInt(hex.slice(1, 3), 16) < 128;

/* eslint-disable skein/brand-colors -- whatever the ground from content, one of these can be read on it */
/** The reds in which the themes say that something is wrong, the calmest first. */
export const REDS = ['#ab1d18', '#ffa797', '#6b0606', '#ffded7'] as const;
/* eslint-enable skein/brand-colors */

/** A red that can be read on a ground; where none can, the color of its text. */
const redOn = (fill: string, text: string) =>
  REDS.find((red) => contrastRatio(red, fill) >= TEXT_CONTRAST) ?? text;

/** The one color known to be readable on a ground, as every role that sets text, and tints mixed from the two. */
const painted = (fill: string, text: string) => css`
  --color-surface: ${fill};
  --color-surface-raised: color-mix(in srgb, ${fill} ${isDark(text) ? 40 : 94}%, white);
  --color-surface-sunken: color-mix(in srgb, ${fill} 90%, ${text});
  --color-text: ${text};
  --color-text-muted: ${text};
  --color-link: ${text};
  --color-accent: ${text};
  --color-on-accent: ${fill};
  --color-accent-soft: color-mix(in srgb, ${fill} 88%, ${text});
  --color-focus: ${text};
  --color-danger: ${redOn(fill, text)};
  --color-danger-surface: ${fill};
  --color-coming-soon: ${text};
  --color-coming-soon-surface: color-mix(in srgb, ${fill} 88%, ${text});
  --color-line: color-mix(in srgb, ${text} 24%, transparent);
  --color-line-strong: color-mix(in srgb, ${text} 60%, transparent);
  background-color: ${fill};
  color: ${text};
`;

/**
 * Declarations for a ground of this color. What is raised there, such as a field, is lighter than the ground.
 */
export function groundRules(fill: string): ReturnType<typeof css> {
  return painted(fill, readableText(fill));
}

export const paint = css<Paint>`
  ${({ $fill }) => $fill !== undefined && groundRules($fill)}
`;
