export * from './content.ts';
export * from './contract/index.ts';
export { ApplicationForm, type ApplicationFormProps } from './application-form/application-form.tsx';
export { JobApplication, type JobApplicationProps } from './job-application/job-application.tsx';
export { JobPage, type JobPageProps } from './job-page/job-page.tsx';
export { OpenRoles, type OpenRolesProps } from './open-roles/open-roles.tsx';
export * from './serve.ts';
