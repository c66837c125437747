import { pageSetting } from '@skein/cms-client/islands';
import type { ComponentType, ReactElement } from 'react';
import { formServicesLoader, type LoadFormServices } from '../services/form-services-loader.ts';
import { FormServicesProvider } from '../services/form-services-provider.tsx';
import { PAGE_SETTINGS } from './page-settings.ts';

function loaderOfPage(): LoadFormServices {
  const { hosts, googleMapsKey, recaptchaSiteKey } = PAGE_SETTINGS;
  return formServicesLoader({
    googleMapsKey: pageSetting(googleMapsKey),
    recaptchaSiteKey: pageSetting(recaptchaSiteKey),
    hostnames: pageSetting(hosts)?.split(' '),
  });
}

/** The loader for all forms of a page. It is created when a visitor first uses a form. */
let loader: LoadFormServices | undefined;
const load: LoadFormServices = () => (loader ??= loaderOfPage())();

/** Wraps a form in the services that the host's settings choose. */
export function withFormServices<P extends object>(Form: ComponentType<P>): ComponentType<P> {
  return function WithFormServices(props: P): ReactElement {
    return (
      <FormServicesProvider load={load}>
        <Form {...props} />
      </FormServicesProvider>
    );
  };
}
