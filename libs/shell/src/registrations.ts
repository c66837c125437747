import { register, type RegistryEntry } from '@skein/cms-client';
import * as content from './definitions.ts';
import type { FooterContent } from './footer/footer.content.ts';
import type { HeaderContent } from './header/header.content.ts';
import type { ShellPage } from './shell/shell-page.ts';

/** What the host adds to the content of header and footer: the page that they stand on. */
export interface OnPage {
  readonly page: ShellPage;
}

/** What draws each content type of this library; when it wakes in the browser is for the host to say. */
export const registrations: readonly RegistryEntry[] = [
  register<HeaderContent, OnPage>(content.header, async () => (await import('./header/header.tsx')).Header),
  register<FooterContent, OnPage>(content.footer, async () => (await import('./footer/footer.tsx')).Footer),
  register(
    content.addressCheck,
    async () => (await import('./address-check/address-check-dialog.tsx')).AddressCheckDialog,
  ),
];
