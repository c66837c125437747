import { useServedPart } from '@skein/cms-client/islands';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface PartProps {
  /** The same on both sides; another one for each part of a header. */
  readonly name: string;
}
export interface ServedProps extends PartProps {
  readonly children: ReactNode;
}

/** A part of the header that never changes in the browser. */
export function Served({ name, children }: ServedProps) {
  return <Contents data-served={name}>{children}</Contents>;
}

/**
 * In the browser, stands where the server drew `Served`: React hydrates around the HTML that is there and leaves it
 * alone, so that neither its code nor its styles need to be sent. Where React draws anew instead, it draws that HTML. It cannot
 * be drawn where nothing was served.
 */
export function Kept({ name }: PartProps) {
  const html = useServedPart(name);
  // React does not compare inner HTML with what it finds, other than to warn in development.
  return <Contents data-served={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

const Contents = styled.div`
  display: contents;
`;
