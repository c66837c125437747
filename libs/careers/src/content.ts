import type { AnyEntryType } from '@skein/cms-client';
import { jobApplication } from './job-application/job-application.content.ts';
import { jobPage } from './job-page/job-page.content.ts';
import { openRoles } from './open-roles/open-roles.content.ts';

export { jobApplication, type JobApplicationContent } from './job-application/job-application.content.ts';
export { jobPage, type JobPageContent } from './job-page/job-page.content.ts';
export { openRoles, type OpenRolesContent } from './open-roles/open-roles.content.ts';

/** Every content type of this library. */
export const contentTypes: readonly AnyEntryType[] = [openRoles, jobPage, jobApplication];
