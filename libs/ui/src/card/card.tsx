import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ThemeName } from '../tokens/themes.ts';

export type CardProps = {
  children: ReactNode;
  /** `hairline` has a thin border, `raised` has a shadow, and `soft` has a tint of the accent color. */
  look?: 'hairline' | 'raised' | 'soft' | undefined;
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /** The theme of this card. For example, a `paper` card may be in a section with the theme `ink`. */
  theme?: ThemeName | undefined;
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  id?: string | undefined;
  'aria-labelledby'?: string | undefined;
};

/** A panel for one subject. Its content may use container queries for the width of the card. */
export function Card(props: CardProps): ReactElement {
  const { children, look = 'hairline', padding = 'medium', theme, as = 'div', ...rest } = props;
  return (
    <Panel as={as} data-theme={theme} $look={look} $padding={padding} {...rest}>
      {children}
    </Panel>
  );
}

/** If the visitor enlarges the text, `8vw` keeps the padding small, so that the text has more room. */
const paddings = {
  none: '0',
  small: 'var(--space-4)',
  medium: 'min(8vw, clamp(1.25rem, 1rem + 1.4vw, 2rem))',
  large: 'min(8vw, clamp(1.5rem, 1rem + 3vw, 3.5rem))',
} as const;

const grounds = {
  hairline: 'var(--color-surface-raised)',
  raised: 'var(--color-surface-raised)',
  soft: 'var(--color-accent-soft)',
} as const;

const Panel = styled.div<{ $look: keyof typeof grounds; $padding: keyof typeof paddings }>`
  container-type: inline-size;
  display: block;
  /* Its content gives it no width: where boxes shrink to fit, it would be none. */
  inline-size: 100%;
  min-inline-size: 0;
  padding: ${({ $padding }) => paddings[$padding]};
  border: 1px solid ${({ $look }) => ($look === 'hairline' ? 'var(--color-line)' : 'transparent')};
  border-radius: var(--radius-large);
  background-color: ${({ $look }) => grounds[$look]};
  color: var(--color-text);
  box-shadow: ${({ $look }) => ($look === 'raised' ? 'var(--shadow-float)' : 'none')};
  overflow: ${({ $padding }) => ($padding === 'none' ? 'clip' : 'visible')};
`;
