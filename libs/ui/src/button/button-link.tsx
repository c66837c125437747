import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { ExternalMark } from '../external-mark/external-mark.tsx';
import type { UiLanguage } from '../language/ui-language.ts';
import type { ButtonLook } from './button.styles.ts';
import { pillProps, Pill } from './button.styles.ts';

export type ButtonLinkProps = ButtonLook &
  Omit<ComponentPropsWithRef<'a'>, 'color' | 'style' | 'className' | 'children' | 'href' | 'target'> & {
    href: string;
    children: ReactNode;
    /** Content before the text, usually an `Icon`. */
    iconStart?: ReactNode;
    /** Content after the text. */
    iconEnd?: ReactNode;
    /** Opens a new tab. The link then shows an arrow and has a text for screen readers. */
    external?: boolean | undefined;
    /** Text for screen readers that means "opens in a new tab". */
    newTabLabel?: string | undefined;
    /** Language of the default `newTabLabel`. */
    language?: UiLanguage | undefined;
  };

/** A link that looks like a button. Use it for the main action of a section. */
export function ButtonLink(props: ButtonLinkProps): ReactElement {
  const { href, children, iconStart, iconEnd, external = false, newTabLabel, language, ...others } = props;
  return (
    <Pill
      as="a"
      {...pillProps(others)}
      href={href}
      {...(external ? { target: '_blank', rel: others.rel ?? 'noopener' } : {})}
    >
      {iconStart}
      <span>
        {children}
        {external && <ExternalMark label={newTabLabel} language={language} />}
      </span>
      {iconEnd}
    </Pill>
  );
}
