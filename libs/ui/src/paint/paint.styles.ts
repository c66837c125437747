import { contrastRatio, readableText, TEXT_CONTRAST } from '../tokens/contrast.ts';
import { INK } from '../tokens/ink-and-paper.ts';
import { css } from 'styled-components';

/** A background from content, as a hex color. Undefined if the content sets no background. */
export interface Paint {
  readonly $fill: string | undefined;
}

/** Returns the brand's dark color for the demo's dark color, and every other color unchanged. */
const shown = (fill: string) => (fill === INK ? 'var(--ink)' : fill);
/** Whether a text color from `readableText` is dark. */
const isDark = (text: string) => /ink|00/.test(text);

/* eslint-disable skein/brand-colors -- whatever the ground from content, one of these can be read on it */
/** The reds for errors in all themes, in order of preference. */
export const REDS = ['#ab1d18', '#ffa797', '#6b0606', '#ffded7'] as const;
/* eslint-enable skein/brand-colors */

const redOn = (fill: string, text: string) =>
  REDS.find((red) => contrastRatio(red, fill) >= TEXT_CONTRAST) ?? text;

const painted = (fill: string, text: string, red: string) => css`
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
  --color-danger: ${red};
  --color-danger-surface: ${fill};
  --color-coming-soon: ${text};
  --color-coming-soon-surface: color-mix(in srgb, ${fill} 88%, ${text});
  --color-line: color-mix(in srgb, ${text} 24%, transparent);
  --color-line-strong: color-mix(in srgb, ${text} 60%, transparent);
  background-color: ${fill};
  color: ${text};
`;

/** Returns the CSS for a background from content. Fields and other raised surfaces on it are lighter. */
export function groundRules(fill: string): ReturnType<typeof css> {
  const text = readableText(fill);
  return painted(shown(fill), text, redOn(fill, text));
}

export const paint = css<Paint>`
  ${({ $fill }) => $fill !== undefined && groundRules($fill)}
`;
