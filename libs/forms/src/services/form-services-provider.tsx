'use client';

import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { formServicesLoader, type LoadFormServices } from './form-services-loader.ts';

const FormServicesContext = createContext<LoadFormServices>(formServicesLoader());

export interface FormServicesProviderProps {
  readonly load: LoadFormServices;
  readonly children: ReactNode;
}

/** Sets the services of all forms inside it. They replace the embedded services. */
export function FormServicesProvider({ load, children }: FormServicesProviderProps): ReactElement {
  return <FormServicesContext value={load}>{children}</FormServicesContext>;
}

export const useFormServices = (): LoadFormServices => use(FormServicesContext);
