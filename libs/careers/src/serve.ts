import type { Serving } from '@skein/cms-client/serve';
import { postedFrom } from '@skein/forms/serve';
import { jobApplication } from './job-application/job-application.block.ts';
import { applicationServing } from './serving/application-serving.ts';
import type { CareersData } from './serving/careers-data.ts';
import { jobServing } from './serving/job-serving.ts';
import { rolesServing } from './serving/roles-serving.ts';

export { boardCalls, type BoardAddress, type BoardCalls, type BoardKind } from './board/board-calls.ts';
export { fetchJson, type BoardAnswer, type BoardFailure, type BoardOptions } from './board/fetch-json.ts';
export { createJobBoard, type JobBoard, type JobBoardOptions } from './board/job-board.ts';
export { jobDescription } from './description/job-description.ts';
export { askedOf } from './job-application/asked-of.ts';
export { jobPosting, type PostingOptions } from './job-page/job-posting.ts';
export type { ServedJob } from './job-page/served-job.ts';
export { rolesOf, type Role } from './roles/roles-of.ts';
export type { RolesSearch } from './roles/search-roles.ts';
export { rolesQuery, serveRoles, type ServedRoles } from './roles/serve-roles.ts';
export { refusedApplications, type RefusedApplicationVisit } from './serving/application-serving.ts';
export { createCareersData, type CareersData, type CareersDataOptions } from './serving/careers-data.ts';

export interface CareersServingOptions {
  /**
   * The board's data. Without this data, browsers ask `/careers-reader` for the list of roles, and the job page says
   * that the job is gone.
   */
  readonly careers?: CareersData | undefined;
}

/**
 * Returns functions with which a server fills in the blocks of this library: list of roles, job page and application.
 */
export const careersServings = ({ careers }: CareersServingOptions = {}): readonly Serving[] => [
  ...(careers ? [rolesServing(careers), jobServing(careers)] : []),
  applicationServing,
  postedFrom([jobApplication.id]),
];
