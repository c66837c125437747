'use client';

import { withDefaults } from '@skein/cms-client';
import { useRoutes, useWords } from '@skein/ui';
import { useRef, type ReactNode } from 'react';
import { AccountMenu } from '../account/account-menu.tsx';
import { AccountPanel } from '../account/account-panel.tsx';
import { usePortalData } from '../account/use-portal-data.ts';
import { useDropdowns } from '../navigation/use-dropdowns.ts';
import { appDownload } from '../shell/app-download.ts';
import { headerActions, namedVariations } from './header-actions.ts';
import { CheckCta, SignInCta } from './header-cta.tsx';
import { checkSizeOf, navigationOf, type HeaderProps } from './header-props.ts';
import { AccountSlot, Bar, CheckSlot, End, Root, Wide } from './header.styles.ts';
import { MenuDrawer } from './menu-drawer.tsx';

export type HeaderFrameProps = HeaderProps & {
  /** The parts before the account: the logo, the city, and the navigation. */
  start: ReactNode;
  /** The sales number, between the account and the call to action. */
  sales: ReactNode;
  drawerTop: ReactNode;
  drawerBody: ReactNode;
  drawerEnd: ReactNode;
};

/** Draws the interactive parts of the header, and the given parts, which never change. */
export function HeaderFrame(given: HeaderFrameProps) {
  const props = withDefaults(given, { ctas: [] });
  const { page, ctas, userDetails, start, sales, drawerTop, drawerBody, drawerEnd } = props;
  const say = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const portal = usePortalData();
  useDropdowns(bar);
  const { isSignedIn, signIn, check } = headerActions(ctas, page.path, portal, page.languages);
  const account = isSignedIn && portal && { user: portal.user_details, content: userDetails };
  const variations = namedVariations(ctas);
  const app = appDownload(say, props.appDownloadLabel, useRoutes().appDownload);
  const checkLabel = check === 'app' ? app.label : check?.text;
  const checkSize = checkLabel === undefined ? undefined : checkSizeOf(props, checkLabel, say);
  return (
    <Root data-shell-header="" {...(variations.length > 0 && { 'data-flags': JSON.stringify(variations) })}>
      <Bar ref={bar}>
        {start}
        <End data-print="none" $check={checkSize}>
          <AccountSlot data-account="">
            {account ? <AccountMenu {...account} /> : signIn && <SignInCta cta={signIn} />}
          </AccountSlot>
          {sales}
          {checkSize && (
            <CheckSlot data-header-check="" $from={checkSize.from}>
              <CheckCta check={check} app={app} />
            </CheckSlot>
          )}
          <MenuDrawer
            until={navigationOf(props, say).fitsFrom}
            top={drawerTop}
            footer={
              <>
                <Wide>
                  <CheckCta check={check} app={app} size="medium" />
                </Wide>
                {!account && signIn && <SignInCta cta={signIn} prominent />}
                {drawerEnd}
              </>
            }
          >
            {account && <AccountPanel {...account} />}
            {drawerBody}
          </MenuDrawer>
        </End>
      </Bar>
    </Root>
  );
}
