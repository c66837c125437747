import type { AuthoredEntry, EntryType, SiteLocale } from '@skein/cms-client';
import { LanguageProvider } from '@skein/ui';
import { render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import * as types from '../address-form/address-form.content.ts';
import { AddressForm } from '../address-form/address-form.tsx';
import {
  ComingSoonSignUp,
  FaqAddressForm,
  HeroEmailForm,
  HeroSearchForm,
  StayConnectedForm,
} from '../address-form/own-forms.tsx';
import { FormServicesProvider } from '../services/form-services-provider.tsx';
import type { FormServices } from '../services/form-services.ts';
import { fixtureProps } from './fixture-props.ts';

/** The component of each content type. */
const components: Readonly<Record<string, ComponentType<never>>> = {
  [types.addressForm.id]: AddressForm,
  [types.heroSearchForm.id]: HeroSearchForm,
  [types.heroEmailForm.id]: HeroEmailForm,
  [types.faqAddressForm.id]: FaqAddressForm,
  [types.comingSoonSignUp.id]: ComingSoonSignUp,
  [types.stayConnectedForm.id]: StayConnectedForm,
};

/** A fixture as its component draws it. */
export function formElement(
  fixture: AuthoredEntry,
  services: FormServices,
  locale: SiteLocale = 'en-US',
): ReactElement {
  const Form = components[fixture.type.id] as ComponentType<object>;
  return (
    <LanguageProvider language={locale === 'es' ? 'es' : 'en'}>
      <FormServicesProvider load={async () => services}>
        <Form {...fixtureProps(fixture.type as EntryType<object>, fixture, locale)} />
      </FormServicesProvider>
    </LanguageProvider>
  );
}

export const showForm = (fixture: AuthoredEntry, services: FormServices, locale: SiteLocale = 'en-US') =>
  render(formElement(fixture, services, locale));
