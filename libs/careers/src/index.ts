export * from './content.ts';
export * from './contract/index.ts';
export { JobPage, type JobPageProps } from './job-page/job-page.tsx';
export { OpenRoles, type OpenRolesProps } from './open-roles/open-roles.tsx';
export * from './serve.ts';
