import { emitPageEvent, type AuthoredEntry, type SiteLocale } from '@skein/cms-client';
import { RoutesProvider } from '@skein/ui';
import { act, render, screen, within } from '@testing-library/react';
import { city as cityType } from '../city/city.content.ts';
import { header } from '../header/header.block.ts';
import { siteHeader } from '../header/header.fixtures.ts';
import type { HeaderProps } from '../header/header-props.ts';
import { Header } from '../header/header.tsx';
import { fixtureProps } from './fixture-props.ts';
import { InLocale } from './in-locale.tsx';

export interface HeaderCase {
  readonly path?: string;
  readonly locale?: SiteLocale;
  readonly city?: AuthoredEntry;
  readonly fixture?: AuthoredEntry;
}

export function propsOf({
  path = '/',
  locale = 'en-US',
  city,
  fixture = siteHeader,
}: HeaderCase = {}): HeaderProps {
  const own = city && fixtureProps(cityType, city, locale);
  return { ...fixtureProps(header, fixture, locale), page: { path, locale, city: own } };
}
export const draw = (setup?: HeaderCase) =>
  render(
    <RoutesProvider routes={{ appDownload: '/get-the-app?from=header' }}>
      <InLocale locale={setup?.locale ?? 'en-US'}>
        <Header {...propsOf(setup)} />
      </InLocale>
    </RoutesProvider>,
  );

/** Returns the bar of the header, but not the drawer, which has the same content. */
export const bar = () => within(screen.getAllByRole('navigation')[0] as HTMLElement);
/** Returns the part after the navigation: the account, the sales number, the call to action, and the drawer. */
export const end = () =>
  within(document.querySelector('[data-shell-header] > div > :last-child') as HTMLElement);
export const trigger = (label: string) =>
  bar().getByText(label, { selector: 'summary, summary *' }).closest('summary') as HTMLElement;
export const menuOf = (label: string) => trigger(label).parentElement as HTMLDetailsElement;
export const say = (portal: object) => act(() => emitPageEvent('portal-data', portal));
