import { register, type RegistryEntry } from '@skein/cms-client';
import type { ConsentFormHostProps } from './consent/consent-form.tsx';
import type { ConsentFormContent } from './consent/consent-form.content.ts';
import type { ConsentContent } from './consent/consent.content.ts';
import type { AskingFor } from './consent/consent-words.ts';
import * as content from './definitions.ts';
import type { FooterContent } from './footer/footer.content.ts';
import type { HeaderContent } from './header/header.content.ts';
import type { ShellPage } from './shell/shell-page.ts';

/** Props that the host adds to the content of header and footer: the page that they are on. */
export interface OnPage {
  readonly page: ShellPage;
}

/**
 * The component of each content type in this library, and when it wakes in the browser. Without `when` it
 * never wakes.
 */
export const registrations: readonly RegistryEntry[] = [
  register<HeaderContent, OnPage>(content.header, async () => (await import('./header/header.tsx')).Header, {
    when: 'interaction',
    island: 'header',
    on: ['portal-data'],
  }),
  register<FooterContent, OnPage>(content.footer, async () => (await import('./footer/footer.tsx')).Footer),
  // The banner is fetched once a page is quiet, and only for those who are asked.
  register<ConsentContent, OnPage & AskingFor>(
    content.consent,
    async () => (await import('./consent/consent.tsx')).Consent,
    { when: 'idle', enhancer: 'consent' },
  ),
  register<ConsentFormContent, ConsentFormHostProps>(
    content.consentForm,
    async () => (await import('./consent/consent-form.tsx')).ConsentForm,
    { when: 'load', enhancer: 'consent-form' },
  ),
  register(
    content.addressCheck,
    async () => (await import('./address-check/address-check-dialog.tsx')).AddressCheckDialog,
    { when: 'interaction', island: 'address-check', on: ['open-address-check'] },
  ),
];
