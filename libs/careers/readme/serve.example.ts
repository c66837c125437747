import { safeJob } from '@skein/careers/contract';
import { createJobBoard, jobDescription, rolesOf, serveRoles, type ServedJob } from '@skein/careers/serve';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';

const board = createJobBoard({ kind: 'public', url: 'https://boards-api.example.com/v1/boards/acme' });
const sanitize = createServerSanitize();

/** Returns the `served` prop of `OpenRoles` for the query of a request. */
export async function servedRoles({ url }: Request) {
  const answer = await board.list();
  return serveRoles(answer.ok ? rolesOf(answer.value) : undefined, new URL(url).search);
}

/** Returns the `served` prop of `JobPage`. */
export async function servedJob(id: string): Promise<ServedJob> {
  const answer = await board.job(id);
  if (!answer.ok) return answer.reason === 'not-found' ? { status: 'gone' } : { status: 'failed', id };
  const job = safeJob(answer.value, sanitize, (markup) => jobDescription(markup, sanitize));
  return { status: 'open', job };
}
