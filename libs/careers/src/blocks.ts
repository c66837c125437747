export * from './job-application/job-application.block.ts';
export * from './job-page/job-page.block.ts';
export * from './open-roles/open-roles.block.ts';
