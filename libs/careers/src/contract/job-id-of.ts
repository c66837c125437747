import { JOB_ID_PARAMS } from './careers.constants.ts';

const JOB_ID = /^[\w-]{1,64}$/;

/** Returns the job id in a query, or undefined if the query has none. */
export function jobIdOf(search: string): string | undefined {
  const params = new URLSearchParams(search);
  return JOB_ID_PARAMS.map((name) => params.get(name)?.trim()).find(
    (id) => id !== undefined && JOB_ID.test(id),
  );
}
