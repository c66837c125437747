import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ThemeName } from '../tokens/themes.ts';

/** Space above and below a section. `medium` is for a band, and `large` is for a full section. */
export type SectionSpacing = 'none' | 'small' | 'medium' | 'large';

export type SectionProps = {
  children: ReactNode;
  /** Theme of the section. Default: the theme of the element around the section. */
  theme?: ThemeName | undefined;
  spacing?: SectionSpacing | undefined;
  as?: 'section' | 'div' | 'header' | 'footer' | 'aside' | 'article' | 'nav' | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
};

/** A part of a page. It is as wide as the page and has its own background. Put a `Container` inside. */
export function Section(props: SectionProps): ReactElement {
  const { children, theme, spacing = 'large', as = 'section', ...rest } = props;
  return (
    <Ground as={as} data-theme={theme} $spacing={spacing} {...rest}>
      {children}
    </Ground>
  );
}

const paddings: Record<SectionSpacing, string> = {
  none: '0',
  small: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
  medium: 'calc(var(--space-section) * 0.6)',
  large: 'var(--space-section)',
};

const Ground = styled.section<{ $spacing: SectionSpacing }>`
  position: relative;
  padding-block: ${({ $spacing }) => paddings[$spacing]};

  &[data-theme] {
    background-color: var(--color-surface);
    color: var(--color-text);
  }
`;
