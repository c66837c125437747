export * from './job-application/job-application.content.ts';
export * from './job-page/job-page.content.ts';
export * from './open-roles/open-roles.content.ts';
