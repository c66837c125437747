'use client';

import type { CallToActionContent } from '@skein/cms-client';
import { ExternalMark, useLanguage } from '@skein/ui';
import { styled } from 'styled-components';
import { menuLink } from '../navigation/menu-link.styles.ts';
import type { UserDetailsContent } from './user-details.content.ts';

export type AccountLinksProps = {
  content: UserDetailsContent;
};

interface AccountLink {
  readonly cta: CallToActionContent | undefined;
  /** Whether the link always opens a new tab, even if the editor did not choose it. */
  readonly newTab: boolean;
}

/** Draws the account links of a signed-in visitor. */
export function AccountLinks({ content }: AccountLinksProps) {
  const language = useLanguage();
  const links: readonly AccountLink[] = [
    { cta: content.manageAccount, newTab: true },
    { cta: content.switchAccount, newTab: false },
    { cta: content.privacy, newTab: true },
    { cta: content.signOut, newTab: false },
  ];
  return (
    <List>
      {links.map(({ cta, newTab }, index) =>
        cta === undefined ? null : (
          <li key={cta.id ?? index}>
            <Item
              href={cta.target.href}
              data-analytics-id={cta.analyticsId}
              {...((newTab || cta.external) && { target: '_blank', rel: 'noopener' })}
            >
              {cta.text}
              {(newTab || cta.external) && <ExternalMark language={language} />}
            </Item>
          </li>
        ),
      )}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  padding: var(--space-2);
`;

const Item = styled.a`
  ${menuLink}

  li:last-child:not(:only-child) > & {
    margin-block-start: var(--space-2);
  }
`;
