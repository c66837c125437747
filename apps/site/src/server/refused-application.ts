import { RefusedApplication, type ApplicationRefusalView } from '@skein/api';
import type { JobApplicationProps } from '@skein/careers';
import { jobApplication } from '@skein/careers/content';
import { withBlockProps } from '../content/block-props.ts';
import type { LoadedPage } from '../content/content-source.ts';

/** The page of a job with the application as it was sent, and what was wrong with it; undefined: it is not on it. */
export function withRefusedApplication(
  loaded: LoadedPage,
  view: ApplicationRefusalView,
): LoadedPage | undefined {
  const { refusal, message, page, hidden, title, values } = view;
  const isAboutFields = refusal instanceof RefusedApplication;
  const props: Pick<JobApplicationProps, 'refused' | 'visitor'> = {
    refused: {
      page,
      values,
      issues: isAboutFields ? refusal.issues : [],
      message: isAboutFields ? undefined : message,
    },
    visitor: { hidden },
  };
  let found = false;
  const blocks = withBlockProps(loaded.page.blocks, (node) => {
    if (node.type !== jobApplication.id || !('job' in node.props)) return undefined;
    found = true;
    return props;
  });
  return found
    ? { ...loaded, page: { ...loaded.page, title: `${title} – ${loaded.page.title}`, blocks } }
    : undefined;
}
