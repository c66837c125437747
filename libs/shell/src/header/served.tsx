import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type ServedProps = {
  children: ReactNode;
};

/** A part of the header that never changes in the browser. */
export function Served({ children }: ServedProps) {
  return <Contents>{children}</Contents>;
}

/**
 * In the browser, stands where the server drew `Served`: React hydrates around the HTML that is there and leaves it
 * alone, so that neither its code nor its styles need to be sent. It cannot be drawn where nothing was served.
 */
export function Kept() {
  // React does not compare inner HTML with what it finds, other than to warn in development.
  return <Contents suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

const Contents = styled.div`
  display: contents;
`;
