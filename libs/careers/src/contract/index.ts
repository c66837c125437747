export type { Board, Department, Office, Section } from './board.ts';
export * from './careers.constants.ts';
export { jobIdOf } from './job-id-of.ts';
export type * from './job.ts';
export { readDepartments, readOffices, readSections } from './read-board.ts';
export { readJob } from './read-job.ts';
export type { OnDropped } from './read-records.ts';
export { JobRecord, ListedJobRecord } from './records.ts';
export { safeJob } from './safe-job.ts';
