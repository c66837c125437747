import { localizePath } from '@skein/cms-client';
import { LanguageProvider, SkipLink } from '@skein/ui';
import { useRef } from 'react';
import { AccountMenu } from '../account/account-menu.tsx';
import { usePortalData } from '../account/use-portal-data.ts';
import { PrimaryNav } from '../navigation/primary-nav.tsx';
import { useDropdowns } from '../navigation/use-dropdowns.ts';
import { languageOf, type ShellPage } from '../shell-page.ts';
import { shellTexts } from '../shell.texts.ts';
import { navigationFitsFrom } from './bar-width.ts';
import { CityLink, SupportNav } from './city-entry.tsx';
import { headerActions, namedVariations } from './header-actions.ts';
import { CheckCta, SignInCta } from './header-cta.tsx';
import { HeaderDrawer } from './header-drawer.tsx';
import type { HeaderContent } from './header.content.ts';
import { AccountSlot, Bar, CheckSlot, End, Home, LOGO_HEIGHT_PX, Root, SalesSlot, Start } from './header.styles.ts';
import { SalesNumber } from './sales-number.tsx';
import { supportEntry, withoutSupport } from './support-entry.ts';

export type HeaderProps = HeaderContent & {
  page: ShellPage;
};

/**
 * Logo, navigation, account and the call to action of every page. The served HTML works by itself: menus are native,
 * the drawer is a popover. Awake, it adds keyboard manners and what is known about the visitor.
 */
export function Header(props: HeaderProps) {
  const { page, logo, ctas, salesNumber, salesLabel, userDetails, appDownloadLabel } = props;
  const { path, city } = page;
  const language = languageOf(page.locale);
  const bar = useRef<HTMLDivElement>(null);
  const portal = usePortalData();
  useDropdowns(bar);
  const actions = headerActions(ctas, path, portal);
  const support =
    city &&
    supportEntry(city, {
      support: props.supportLabel ?? shellTexts.support[language],
      contactUs: props.contactUsLabel ?? shellTexts.contactUs[language],
      fiberspace: props.fiberspaceLabel ?? shellTexts.fiberspace[language],
    });
  const items = withoutSupport(props.navigation.items, support);
  const fitsFrom = navigationFitsFrom({
    logoWidth: (logo.width / logo.height) * LOGO_HEIGHT_PX,
    items,
    support,
    cityName: city?.name,
  });
  const variations = namedVariations(ctas);
  const home = (
    <Home href={props.logoUrl ?? localizePath('/', page.locale)}>
      <img src={logo.url} alt={logo.alt} width={logo.width} height={logo.height} />
    </Home>
  );
  return (
    <LanguageProvider language={language}>
      <Root data-shell-header="" {...(variations.length > 0 && { 'data-flags': JSON.stringify(variations) })}>
        <SkipLink href="#main">{shellTexts.skipToContent[language]}</SkipLink>
        <Bar ref={bar}>
          <Start>
            {home}
            {city && <CityLink city={city} currentPath={path} />}
          </Start>
          <PrimaryNav items={items} currentPath={path} from={fitsFrom}>
            {support && <SupportNav entry={support} currentPath={path} />}
          </PrimaryNav>
          <End>
            <AccountSlot>
              {actions.account === 'menu' && portal ? (
                <AccountMenu user={portal.user_details} content={userDetails} />
              ) : (
                actions.account && actions.account !== 'menu' && <SignInCta cta={actions.account} />
              )}
            </AccountSlot>
            {salesNumber && (
              <SalesSlot>
                <SalesNumber number={salesNumber} label={salesLabel} besideNavigationFrom={fitsFrom} />
              </SalesSlot>
            )}
            <CheckSlot>
              <CheckCta check={actions.check} appDownloadLabel={appDownloadLabel} />
            </CheckSlot>
            <HeaderDrawer {...props} until={fitsFrom} items={items} home={home} support={support} actions={actions} portal={portal} />
          </End>
        </Bar>
      </Root>
    </LanguageProvider>
  );
}
