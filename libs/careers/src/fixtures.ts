export { largeBoard, smallBoard } from './testing/board.fixtures.ts';
export * from './job-application/job-application.fixtures.ts';
export * from './job-page/job-page.fixtures.ts';
export * from './open-roles/open-roles.fixtures.ts';
