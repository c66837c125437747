import { once } from '../wait/once.ts';
import type { FormServices, FormServicesConfig } from './form-services.ts';

/** Loads the services; each call returns the same ones. A failed attempt is repeated by the next call. */
export type LoadFormServices = () => Promise<FormServices>;

/** A loader of the services that the settings name. They are fetched with the first call. */
export const formServicesLoader = (config: FormServicesConfig = {}): LoadFormServices =>
  once(async () => (await import('./browser-services.ts')).browserServices(config));
