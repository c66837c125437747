import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

export type VisuallyHiddenProps = {
  children: ReactNode;
  id?: string | undefined;
};

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps): ReactElement {
  return <Hidden id={id}>{children}</Hidden>;
}

const Hidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
