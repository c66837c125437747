import type { FormServices, FormServicesConfig } from './form-services.ts';

/** Brings the services, each time the same. A failed try is forgotten. */
export type LoadFormServices = () => Promise<FormServices>;

/** Services of a page by its settings, fetched with the first call. */
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
