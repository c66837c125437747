import { serving, type PageParts, type Serving } from '@skein/cms-client/serve';
import { campaignIn } from '@skein/forms/contract';
import { APPLIED_PARAM } from '../application/index.ts';
import { jobApplication } from '../job-application/job-application.block.ts';
import { jobPage } from '../job-page/job-page.block.ts';
import { jobIdOf } from '../contract/index.ts';
import { askedOf } from '../job-application/asked-of.ts';
import { jobPosting } from '../job-page/job-posting.ts';
import type { ServedJob } from '../job-page/served-job.ts';
import type { CareersData } from './careers-data.ts';

/**
 * Query under which the host's cache stores one page for all jobs that are not open. Browsers never send this query:
 * the query of a job page contains the job's id.
 */
const GONE_QUERY = '?gone';

const isApplied = (search: string): boolean => new URLSearchParams(search).has(APPLIED_PARAM);

/** @param applied whether the returned query opens the page with the thank-you message */
function jobQuery(search: string, applied = isApplied(search)): string {
  const id = jobIdOf(search);
  return id === undefined ? '' : `?${new URLSearchParams({ id, ...(applied && { [APPLIED_PARAM]: '1' }) })}`;
}

/** Returns the parent path: `/careers` for `/careers/job/`. */
const parentOf = (path: string): string => path.replace(/\/$/, '').replace(/\/[^/]*$/, '') || '/';

/** Returns the title, breadcrumb and description of an open job's page, or undefined if the job is not open. */
function partsOf(page: PageParts, served: ServedJob): PageParts | undefined {
  if (served.status !== 'open') return undefined;
  const { title, location } = served.job;
  const said = [title, location].filter(Boolean).join(', ');
  return {
    title: `${title} | ${page.title}`,
    breadcrumb: title,
    description: page.description ? `${said}. ${page.description}` : said,
  };
}

const STATUS = { open: undefined, gone: 404, failed: 503 } as const;

const isServed = (props: object): props is { readonly served: ServedJob } => 'served' in props;

/** Serves the page of a job and its application. The query contains the job's id. */
export const jobServing = (careers: CareersData): Serving =>
  serving(jobPage, {
    async read([first], asked, { path, page }) {
      const { search } = asked;
      if (!first) return undefined;
      const query = search === GONE_QUERY ? GONE_QUERY : jobQuery(search);
      const id = jobIdOf(query);
      const served: ServedJob = id === undefined ? { status: 'gone' } : await careers.job(id);
      const application = served.status === 'open' && {
        job: askedOf(served.job),
        boardToken: careers.boardToken ?? '',
        ...(isApplied(query) && { applied: true }),
      };
      return {
        normal: (other) => (other.search === GONE_QUERY ? GONE_QUERY : jobQuery(other.search)),
        props({ type }) {
          if (type === jobPage.id) return { served };
          return (type === jobApplication.id && application) || undefined;
        },
        page: partsOf(page, served),
        ...(served.status === 'open' && { canonicalQuery: jobQuery(query, false) }),
        isShort: served.status === 'failed',
        status: query === '' ? undefined : STATUS[served.status],
        elsewhere(search) {
          const campaign = campaignIn(search);
          return parentOf(path) + (campaign && `?${campaign}`);
        },
        async settle(normal) {
          const wanted = jobIdOf(normal);
          const found = wanted === undefined ? undefined : await careers.job(wanted);
          return found?.status === 'gone' ? GONE_QUERY : normal;
        },
      };
    },
    structuredData: (nodes, { url, origin, siteTitle }) =>
      nodes.flatMap(({ props }) => {
        if (!isServed(props) || props.served.status !== 'open') return [];
        const organization = { name: siteTitle, url: origin };
        return jobPosting(props.served.job, { url, organization }) ?? [];
      }),
  });
