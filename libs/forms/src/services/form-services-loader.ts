import type { FormServices, FormServicesConfig } from './form-services.ts';

/** Loads the services; each call returns the same ones. A failed attempt is repeated by the next call. */
export type LoadFormServices = () => Promise<FormServices>;

/** A loader of the services that the settings name. They are fetched with the first call. */
export function formServicesLoader(config: FormServicesConfig = {}): LoadFormServices {
  let loading: Promise<FormServices> | undefined;
  return () =>
    (loading ??= import('./browser-services.ts')
      .then(({ browserServices }) => browserServices(config))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      }));
}
