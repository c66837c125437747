import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ServedProps {
  /** Name of the matching `Kept`. Unique within a header. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Draws a part of the header that never changes in the browser. */
export function Served({ name, children }: ServedProps) {
  return <Contents data-served={name}>{children}</Contents>;
}

export const Contents = styled.div`
  display: contents;
`;
