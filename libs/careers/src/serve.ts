export { boardCalls, type BoardAddress, type BoardCalls, type BoardKind } from './board/board-calls.ts';
export { fetchJson, type BoardAnswer, type BoardFailure, type BoardOptions } from './board/fetch-json.ts';
export { createJobBoard, type JobBoard, type JobBoardOptions } from './board/job-board.ts';
export { jobDescription } from './description/job-description.ts';
export { jobPosting, type PostingOptions } from './job-page/job-posting.ts';
export type { ServedJob } from './job-page/served-job.ts';
export { rolesOf, type Role } from './roles/roles-of.ts';
export { ROLES_PARAMS, type RolesSearch } from './roles/search-roles.ts';
export { rolesQuery, serveRoles, type ServedRoles } from './roles/serve-roles.ts';
