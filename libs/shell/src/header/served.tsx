import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ServedProps {
  /** The name of the matching `Kept`; unique within a header. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of the header that never changes in the browser. */
export function Served({ name, children }: ServedProps) {
  return <Contents data-served={name}>{children}</Contents>;
}

export const Contents = styled.div`
  display: contents;
`;
