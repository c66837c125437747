export * from './application-form/application-form.tsx';
export * from './content.ts';
export * from './contract/index.ts';
export * from './job-application/job-application.tsx';
export * from './job-page/job-page.tsx';
export * from './open-roles/open-roles.tsx';
export * from './serve.ts';
