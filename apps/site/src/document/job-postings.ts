import { jobPage } from '@skein/careers/content';
import { jobPosting, type ServedJob } from '@skein/careers/serve';
import type { JobPosting, WithContext } from 'schema-dts';
import { everyBlock } from '../content/block-props.ts';
import type { LoadedPage } from '../content/content-source.ts';

const isServed = (props: object): props is { readonly served: ServedJob } => 'served' in props;

/** The job that a page shows, for search engines. @param url address of the page, with its origin */
export function jobPostings(
  { page, site }: LoadedPage,
  url: string,
  origin: string,
): readonly WithContext<JobPosting>[] {
  const found: WithContext<JobPosting>[] = [];
  everyBlock(page.blocks, ({ type, props }) => {
    if (type !== jobPage.id || !isServed(props) || props.served.status !== 'open') return;
    const posting = jobPosting(props.served.job, { url, organization: { name: site.title, url: origin } });
    if (posting) found.push(posting);
  });
  return found;
}
