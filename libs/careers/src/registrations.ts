import { register, type RegistryEntry } from '@skein/cms-client';
import * as content from './definitions.ts';

/** What draws each content type of this library; when it wakes in the browser is for the host to say. */
export const registrations: readonly RegistryEntry[] = [
  register(content.openRoles, async () => (await import('./open-roles/open-roles.tsx')).OpenRoles),
  register(content.jobPage, async () => (await import('./job-page/job-page.tsx')).JobPage),
  register(
    content.jobApplication,
    async () => (await import('./job-application/job-application.tsx')).JobApplication,
  ),
];
