import { createContext, use, type ReactElement, type ReactNode } from 'react';
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

const FormServicesContext = createContext<LoadFormServices>(formServicesLoader());

export interface FormServicesProviderProps {
  readonly load: LoadFormServices;
  readonly children: ReactNode;
}

/** Gives the forms below other services than the embedded ones. */
export function FormServicesProvider({ load, children }: FormServicesProviderProps): ReactElement {
  return <FormServicesContext value={load}>{children}</FormServicesContext>;
}

export const useFormServices = (): LoadFormServices => use(FormServicesContext);
