import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

export type SkipLinkProps = {
  /** Target of the link, usually `#main`. */
  href: string;
  children: ReactNode;
};

/**
 * A link that skips the header. It is the first element that the keyboard reaches, and is visible only while it
 * has the focus.
 */
export function SkipLink({ href, children }: SkipLinkProps): ReactElement {
  return (
    <Jump data-print="none" href={href}>
      {children}
    </Jump>
  );
}

const Jump = styled.a`
  position: fixed;
  inset-block-start: var(--space-3);
  inset-inline-start: var(--space-3);
  z-index: 100;
  padding: 0.75rem 1.5rem;
  border-radius: var(--radius-pill);
  background: var(--color-text);
  color: var(--color-surface);
  font-weight: 600;
  text-decoration: none;
  translate: 0 -6rem;
  transition: translate var(--duration-fast) var(--ease-out);

  /* Also where something stands above the header. */
  clip-path: inset(50%);

  &:focus {
    translate: 0 0;
    clip-path: none;
  }
`;
