import { css } from 'styled-components';

/** A ground from content and the text colour that can be read on it. Both hex; nothing is painted without a fill. */
export interface Paint {
  readonly $fill: string | undefined;
  readonly $text: string | undefined;
}

const isDark = (hex: string | undefined) => hex !== undefined && parseInt(hex.slice(1, 3), 16) < 128;

/**
 * On a colour from content every role that sets text falls back to the one colour known to be readable there, and
 * every tint is mixed from those two. What is raised, such as a field, is lighter than the ground.
 */
export const paint = css<Paint>`
  ${({ $fill, $text }) =>
    $fill !== undefined &&
    css`
      --color-surface: ${$fill};
      --color-surface-raised: color-mix(in srgb, ${$fill} ${isDark($text) ? 40 : 94}%, white);
      --color-surface-sunken: color-mix(in srgb, ${$fill} 90%, ${$text});
      --color-text: ${$text};
      --color-text-muted: ${$text};
      --color-link: ${$text};
      --color-accent: ${$text};
      --color-on-accent: ${$fill};
      --color-accent-soft: color-mix(in srgb, ${$fill} 88%, ${$text});
      --color-focus: ${$text};
      --color-coming-soon: ${$text};
      --color-coming-soon-surface: color-mix(in srgb, ${$fill} 88%, ${$text});
      --color-line: color-mix(in srgb, ${$text} 24%, transparent);
      --color-line-strong: color-mix(in srgb, ${$text} 60%, transparent);
      background-color: ${$fill};
      color: ${$text};
    `}
`;
