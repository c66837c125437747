import type { PortalData } from '@skein/analytics';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AccountHead } from '../account/account-head.tsx';
import { AccountLinks } from '../account/account-links.tsx';
import { DrawerNav } from '../navigation/drawer-nav.tsx';
import type { NavigationItem } from '../navigation/navigation.content.ts';
import type { ShellPage } from '../shell-page.ts';
import { DrawerCity } from './drawer-city.tsx';
import type { HeaderActions } from './header-actions.ts';
import { CheckCta, SignInCta } from './header-cta.tsx';
import type { HeaderContent } from './header.content.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { SalesNumber } from './sales-number.tsx';
import type { SupportEntry } from './support-entry.ts';

export type HeaderDrawerProps = Pick<HeaderContent, 'salesNumber' | 'salesLabel' | 'userDetails' | 'appDownloadLabel'> & {
  page: ShellPage;
  items: readonly NavigationItem[];
  /** The logo. */
  home: ReactNode;
  support: SupportEntry | undefined;
  actions: HeaderActions;
  portal: PortalData | undefined;
  /** Least width of the header that has no need of the drawer, CSS px. */
  until: number;
};

/** Everything the bar of a wide screen holds, in the drawer of a small one. */
export function HeaderDrawer(props: HeaderDrawerProps) {
  const { page, items, home, support, actions, portal, salesNumber, salesLabel, userDetails, appDownloadLabel } = props;
  const { path, city } = page;
  return (
    <MenuDrawer
      brand={home}
      until={props.until}
      footer={
        <>
          {actions.check && (
            <Wide>
              <CheckCta check={actions.check} appDownloadLabel={appDownloadLabel} size="medium" />
            </Wide>
          )}
          {actions.account && actions.account !== 'menu' && <SignInCta cta={actions.account} prominent />}
          {salesNumber && (
            <Centred>
              <SalesNumber number={salesNumber} label={salesLabel} />
            </Centred>
          )}
        </>
      }
    >
      {actions.account === 'menu' && portal && (
        <Account>
          <AccountHead user={portal.user_details} account={userDetails?.fiberAccount} />
          {userDetails && <AccountLinks content={userDetails} />}
        </Account>
      )}
      <DrawerNav items={items} currentPath={path}>
        {city && <DrawerCity city={city} support={support} currentPath={path} />}
      </DrawerNav>
    </MenuDrawer>
  );
}

const Wide = styled.div`
  display: grid;
`;

const Centred = styled.div`
  display: grid;
  justify-content: center;
`;

const Account = styled.div`
  margin-block-end: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface-raised);
`;
