export { createJobBoard } from '../board/job-board.ts';
export { rolesOf } from '../roles/roles-of.ts';
