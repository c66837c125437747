import { nodesOf, propsFor, serving, visitKind, type Serving, type VisitKind } from '@skein/cms-client/serve';
import type { ApplicationMessage } from '../application/index.ts';
import { jobApplication } from '../job-application/job-application.content.ts';
import type { JobApplicationProps } from '../job-application/job-application.tsx';

/** An application that was sent without script and refused. */
export interface RefusedApplicationVisit {
  /** Path of the job page. */
  readonly page: string;
  /** Placed before the page's title. */
  readonly title: string;
  /** Why it was refused, if the reason is not a field. */
  readonly message?: string | undefined;
  readonly issues: readonly { readonly field: string; readonly message: ApplicationMessage }[];
  /** The visitor's input by field name. Files have at most their label. */
  readonly values: Readonly<Record<string, string>>;
  /** Hidden fields of the form. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** The visit of a visitor whose application was refused. */
export const refusedApplications: VisitKind<RefusedApplicationVisit> = visitKind('refused application');

/** Shows a refused application again in its form. */
export const applicationServing: Serving = serving(jobApplication, {
  tell({ blocks, title }, visit) {
    const refused = refusedApplications.of(visit);
    const isAsked = ({ props }: { readonly props: object }) => 'job' in props;
    if (!refused || !nodesOf(blocks, jobApplication).some(isAsked)) return undefined;
    const { page, issues, message, values, hidden } = refused;
    const props: Pick<JobApplicationProps, 'refused' | 'visitor'> = {
      refused: { page, values, issues, message: issues.length > 0 ? undefined : message },
      visitor: { hidden },
    };
    return {
      props: propsFor(jobApplication, (node) => (isAsked(node) ? props : undefined)),
      page: { title: `${refused.title} – ${title}` },
    };
  },
});
