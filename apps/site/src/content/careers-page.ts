import { APPLIED_PARAM } from '@skein/careers/application';
import { jobApplication, jobPage, openRoles } from '@skein/careers/content';
import { JOB_ID_PARAMS } from '@skein/careers/contract';
import { askedOf, rolesQuery, serveRoles, type ServedJob } from '@skein/careers/serve';
import type { AskedPage } from './asked-page.ts';
import { everyBlock, withQueryProps } from './block-props.ts';
import type { CareersData } from './careers-data.ts';
import type { LoadedPage } from './content-source.ts';

/** Under which the page for jobs that are gone is kept. No browser asks for it: an id is always a parameter. */
const GONE_QUERY = '?gone';

const JOB_ID = /^[\w-]{1,64}$/;

/** The job that a query names. */
function jobIdOf(search: string): string | undefined {
  const params = new URLSearchParams(search);
  return JOB_ID_PARAMS.map((name) => params.get(name)?.trim()).find(
    (id) => id !== undefined && JOB_ID.test(id),
  );
}

/** Whether the query says that the application of whoever asks was taken. */
const isApplied = (search: string): boolean => new URLSearchParams(search).has(APPLIED_PARAM);

/** @param applied part of the address of the page that says thanks */
function jobQuery(search: string, applied = isApplied(search)): string {
  const id = jobIdOf(search);
  return id === undefined ? '' : `?${new URLSearchParams({ id, ...(applied && { [APPLIED_PARAM]: '1' }) })}`;
}

/** `/careers` for `/careers/job/`. */
const parentOf = (path: string): string => path.replace(/\/$/, '').replace(/\/[^/]*$/, '') || '/';

function holds({ page }: LoadedPage, type: string): boolean {
  let found = false;
  everyBlock(page.blocks, (node) => void (found ||= node.type === type));
  return found;
}

async function withRoles(loaded: LoadedPage, search: string, careers: CareersData): Promise<AskedPage> {
  const roles = await careers.roles();
  const served = serveRoles(roles, search);
  const blocks = withQueryProps(loaded.page.blocks, ({ type }) =>
    type === openRoles.id ? { served } : undefined,
  );
  return {
    loaded: { ...loaded, page: { ...loaded.page, blocks } },
    query: rolesQuery(roles, search),
    queryOf: (asked) => rolesQuery(roles, asked),
    isShort: roles === undefined,
  };
}

/** The page is that of the job: so are its title, its place and what search engines read of it. */
function ofJob(
  page: LoadedPage['page'],
  served: ServedJob,
  application: { readonly boardToken: string; readonly applied: boolean },
): LoadedPage['page'] {
  const { boardToken, applied } = application;
  const blocks = withQueryProps(page.blocks, ({ type }) => {
    if (type === jobPage.id) return { served };
    if (type !== jobApplication.id || served.status !== 'open') return undefined;
    return { job: askedOf(served.job), boardToken, ...(applied && { applied }) };
  });
  if (served.status !== 'open') return { ...page, blocks };
  const { title, location } = served.job;
  const said = [title, location].filter(Boolean).join(', ');
  return {
    ...page,
    blocks,
    title: `${title} | ${page.title}`,
    breadcrumb: title,
    description: page.description ? `${said}. ${page.description}` : said,
  };
}

const STATUS = { open: undefined, gone: 404, failed: 503 } as const;

async function withJob(
  loaded: LoadedPage,
  path: string,
  search: string,
  careers: CareersData,
): Promise<AskedPage> {
  const query = search === GONE_QUERY ? GONE_QUERY : jobQuery(search);
  const id = jobIdOf(query);
  const served: ServedJob = id === undefined ? { status: 'gone' } : await careers.job(id);
  return {
    loaded: {
      ...loaded,
      page: ofJob(loaded.page, served, {
        boardToken: careers.boardToken ?? '',
        applied: isApplied(query),
      }),
      ...(served.status === 'open' && { query: jobQuery(query, false) }),
    },
    query,
    queryOf: (asked) => jobQuery(asked),
    isShort: served.status === 'failed',
    status: query === '' ? undefined : STATUS[served.status],
    elsewhere: parentOf(path),
    async settleQuery(asked) {
      const wanted = jobIdOf(asked);
      const found = wanted === undefined ? undefined : await careers.job(wanted);
      return found?.status === 'gone' ? GONE_QUERY : asked;
    },
  };
}

/** The page with the roles or the job that its query names; undefined for pages that show neither. */
export async function withCareers(
  loaded: LoadedPage,
  path: string,
  search: string,
  careers: CareersData | undefined,
): Promise<AskedPage | undefined> {
  if (!careers) return undefined;
  if (holds(loaded, openRoles.id)) return withRoles(loaded, search, careers);
  return holds(loaded, jobPage.id) ? withJob(loaded, path, search, careers) : undefined;
}
