import { once } from '../wait/once.ts';
import type { FormServices, FormServicesConfig } from './form-services.ts';

/** Loads the services. All calls return the same services. After a failure, the next call tries again. */
export type LoadFormServices = () => Promise<FormServices>;

/** Returns a loader for the services. The settings choose the services, and the first call loads them. */
export const formServicesLoader = (config: FormServicesConfig = {}): LoadFormServices =>
  once(async () => (await import('./browser-services.ts')).browserServices(config));
