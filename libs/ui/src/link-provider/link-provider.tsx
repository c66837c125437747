'use client';

import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ownLink } from './own-link.ts';

export interface LinkProviderProps {
  /** Opens a page of the application: `useNavigate()` of React Router, `useRouter().push` of Next. */
  readonly navigate: (href: string) => unknown;
  /**
   * Whether the application has the page at this path, such as `/plans`. The browser opens all other pages itself.
   * Default: the application has all pages of its origin.
   */
  readonly owns?: ((path: string) => boolean) | undefined;
  readonly children: ReactNode;
}

/**
 * Opens links through the router of an application: all links inside, including links in texts from content and links
 * of server components. The browser handles links that leave the application, open a tab, download a file or send a
 * page event.
 */
export function LinkProvider({ navigate, owns, children }: LinkProviderProps): ReactElement {
  function open(event: MouseEvent): void {
    const href = ownLink(event.nativeEvent, owns);
    if (href === undefined) return;
    event.preventDefault();
    navigate(href);
  }
  return <Inside onClick={open}>{children}</Inside>;
}

const Inside = styled.div`
  display: contents;
`;
