import { register, type RegistryEntry } from '@skein/cms-client';
import * as content from './definitions.ts';
import type { ServedJob } from './serve.ts';

/**
 * The component of each content type of this library, and when it wakes in the browser. Without a moment it
 * never wakes.
 */
export const registrations: readonly RegistryEntry[] = [
  // A list at its address, drawn with all roles.
  register(content.openRoles, async () => (await import('./open-roles/open-roles.tsx')).OpenRoles, {
    when: 'interaction',
    island: 'open-roles',
    ownsUrl: true,
  }),
  register(
    content.jobPage,
    async () => (await import('./job-page/job-page.tsx')).JobPage,
    ({ served }: content.JobPageContent & { readonly served?: ServedJob }) =>
      served?.status === 'open' && served.job.video !== undefined
        ? { when: 'visible', enhancer: 'video' }
        : undefined,
  ),
  // What says thanks, and a job that takes no applications, have nothing to wake.
  register(
    content.jobApplication,
    async () => (await import('./job-application/job-application.tsx')).JobApplication,
    (props) =>
      'job' in props && props.job && !('applied' in props)
        ? { when: 'interaction', island: 'job-application' }
        : undefined,
  ),
];
