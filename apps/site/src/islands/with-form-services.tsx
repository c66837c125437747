import { FormServicesProvider, formServicesLoader, type LoadFormServices } from '@skein/forms';
import type { ComponentType, ReactElement } from 'react';
import { SETTING_ATTRIBUTES } from '../document/page-settings.ts';
import { pageSetting } from './page-setting.ts';

function loaderOfPage(): LoadFormServices {
  const { hosts, googleMapsKey, recaptchaSiteKey } = SETTING_ATTRIBUTES;
  return formServicesLoader({
    googleMapsKey: pageSetting(googleMapsKey),
    recaptchaSiteKey: pageSetting(recaptchaSiteKey),
    hostnames: pageSetting(hosts)?.split(' '),
  });
}

/** One for all forms of a page; made when a visitor first touches one. */
let loader: LoadFormServices | undefined;
const load: LoadFormServices = () => (loader ??= loaderOfPage())();

/** A form with the services that the host's settings choose. */
export function withFormServices<P extends object>(Form: ComponentType<P>): ComponentType<P> {
  return function WithFormServices(props: P): ReactElement {
    return (
      <FormServicesProvider load={load}>
        <Form {...props} />
      </FormServicesProvider>
    );
  };
}
