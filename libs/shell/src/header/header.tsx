'use client';

import { localizePath } from '@skein/cms-client';
import { SkipLink, useWords } from '@skein/ui';
import { LanguageSwitch } from '../footer/language-switch.tsx';
import { DrawerNav } from '../navigation/drawer-nav.tsx';
import { PrimaryNav } from '../navigation/primary-nav.tsx';
import { shellTexts } from '../shell/shell.texts.ts';
import { CityLink, SupportNav } from './city-entry.tsx';
import { DrawerCity } from './drawer-city.tsx';
import { HeaderLogo } from './header-logo.tsx';
import { HeaderFrame } from './header-frame.tsx';
import { homeName, navigationOf, type HeaderProps } from './header-props.ts';
import { DrawerEnd, Home, SalesSlot, Start } from './header.styles.ts';
import { SalesNumber } from './sales-number.tsx';
import { Served } from './served.tsx';

/**
 * Draws the header of every page: logo, navigation, account and call to action. The served HTML works without
 * script: menus are native, and the drawer is a popover. The header's script adds keyboard behavior and the
 * visitor's account. Hosts with server rendering start `HeaderIsland` in the browser, which is smaller. Other
 * hosts use only `Header`.
 */
export function Header(props: HeaderProps) {
  const { page, logo, salesNumber: number, salesLabel } = props;
  const { path, city } = page;
  const say = useWords();
  const { items, support, fitsFrom } = navigationOf(props, say);
  const name = homeName(page, say);
  const home = (
    <Home href={props.logoUrl ?? localizePath('/', page.locale, page.languages)}>
      {logo ? <HeaderLogo image={{ ...logo, alt: logo.alt || name }} /> : name}
    </Home>
  );
  return (
    <HeaderFrame
      {...props}
      start={
        <Served name="start">
          <SkipLink href="#main">{say(shellTexts.skipToContent)}</SkipLink>
          <Start>
            {home}
            {city && <CityLink city={city} currentPath={path} />}
          </Start>
          <PrimaryNav items={items} currentPath={path} from={fitsFrom}>
            {support && <SupportNav entry={support} currentPath={path} />}
          </PrimaryNav>
        </Served>
      }
      sales={
        <Served name="sales">
          <SalesSlot>
            {number && <SalesNumber number={number} label={salesLabel} besideNavigationFrom={fitsFrom} />}
          </SalesSlot>
        </Served>
      }
      drawerTop={<Served name="drawer-top">{home}</Served>}
      drawerBody={
        <Served name="drawer-body">
          <DrawerNav items={items} currentPath={path}>
            {city && <DrawerCity city={city} support={support} currentPath={path} />}
          </DrawerNav>
          <DrawerEnd>
            <LanguageSwitch
              currentPath={path}
              languages={page.languages}
              links={page.languageLinks}
              form={page.languageForm}
              label={say(shellTexts.language)}
            />
          </DrawerEnd>
        </Served>
      }
      drawerEnd={
        <Served name="drawer-end">{number && <SalesNumber number={number} label={salesLabel} />}</Served>
      }
    />
  );
}
