import { once } from '../wait/once.ts';
import type { FormServices, FormServicesConfig } from './form-services.ts';

/** Loads the services. Each call returns the same ones, and a call after a failure tries again. */
export type LoadFormServices = () => Promise<FormServices>;

/** Returns a loader for the services that the settings choose. The first call loads them. */
export const formServicesLoader = (config: FormServicesConfig = {}): LoadFormServices =>
  once(async () => (await import('./browser-services.ts')).browserServices(config));
