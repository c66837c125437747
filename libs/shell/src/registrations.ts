import { register, type RegistryEntry } from '@skein/cms-client';
import { addressCheck } from './address-check/address-check.content.ts';
import { footer, type FooterContent } from './footer/footer.content.ts';
import { header, type HeaderContent } from './header/header.content.ts';
import type { ShellPage } from './shell/shell-page.ts';

/** What the host adds to the content of header and footer: the page that they stand on. */
export interface OnPage {
  readonly page: ShellPage;
}

/** What draws each content type of this library; when it wakes in the browser is for the host to say. */
export const registrations: readonly RegistryEntry[] = [
  register<HeaderContent, OnPage>(header, () => import('./header/header.tsx').then(({ Header }) => Header)),
  register<FooterContent, OnPage>(footer, () => import('./footer/footer.tsx').then(({ Footer }) => Footer)),
  register(addressCheck, () =>
    import('./address-check/address-check-dialog.tsx').then(({ AddressCheckDialog }) => AddressCheckDialog),
  ),
];
