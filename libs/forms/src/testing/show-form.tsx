import type { AuthoredEntry, EntryType, SiteLocale } from '@skein/cms-client';
import { LanguageProvider, RoutesProvider, type Routes } from '@skein/ui';
import { render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { FormServicesProvider } from '../services/form-services-provider.tsx';
import type { FormServices } from '../services/form-services.ts';
import { fixtureProps } from './fixture-props.ts';
import { formRoutes } from './form-routes.ts';
import { formComponents } from './form-components.ts';

/** Returns a fixture as the element that its component draws. */
export function formElement(
  fixture: AuthoredEntry,
  services: FormServices,
  locale: SiteLocale = 'en-US',
  extra: object = {},
  routes?: Routes,
): ReactElement {
  const Form = formComponents[fixture.type.id] as ComponentType<object>;
  const language = locale === 'es' ? 'es' : 'en';
  return (
    <LanguageProvider language={language}>
      <RoutesProvider routes={routes ?? formRoutes[language]}>
        <FormServicesProvider load={async () => services}>
          <Form {...fixtureProps(fixture.type as EntryType<object>, fixture, locale)} {...extra} />
        </FormServicesProvider>
      </RoutesProvider>
    </LanguageProvider>
  );
}

export const showForm = (fixture: AuthoredEntry, services: FormServices, locale: SiteLocale = 'en-US') =>
  render(formElement(fixture, services, locale));
