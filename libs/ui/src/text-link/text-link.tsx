import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ExternalMark } from '../external-mark/external-mark.tsx';
import type { UiLanguage } from '../language/ui-language.ts';

export type TextLinkProps = Omit<
  ComponentPropsWithRef<'a'>,
  'style' | 'className' | 'href' | 'target' | 'children'
> & {
  href: string;
  children: ReactNode;
  /** Opens a new tab. The link then shows an arrow and has a text for screen readers. */
  external?: boolean | undefined;
  /** Text for screen readers that means "opens in a new tab". */
  newTabLabel?: string | undefined;
  /** Language of the default `newTabLabel`. */
  language?: UiLanguage | undefined;
  /**
   * `quiet` has the color of the text around it, and an underline only under the pointer. For lists of links.
   */
  look?: 'standard' | 'quiet' | undefined;
};

/** A link in a text or in a list of links. */
export function TextLink(props: TextLinkProps): ReactElement {
  const { href, children, external = false, newTabLabel, language, look = 'standard', ...rest } = props;
  return (
    <Anchor
      {...rest}
      href={href}
      $quiet={look === 'quiet'}
      {...(external ? { target: '_blank', rel: rest.rel ?? 'noopener' } : {})}
    >
      {children}
      {external && <ExternalMark label={newTabLabel} language={language} />}
    </Anchor>
  );
}

const Anchor = styled.a<{ $quiet: boolean }>`
  color: ${({ $quiet }) => ($quiet ? 'inherit' : 'var(--color-link)')};
  text-decoration-line: ${({ $quiet }) => ($quiet ? 'none' : 'underline')};
  text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  text-decoration-thickness: 0.08em;
  text-underline-offset: 0.2em;
  border-radius: 2px;
  transition: text-decoration-color var(--duration-fast) var(--ease-out);

  &:hover {
    text-decoration-line: underline;
    text-decoration-color: currentColor;
  }
`;
