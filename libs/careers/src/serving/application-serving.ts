import { nodesOf, propsFor, serving, visitKind, type Serving, type VisitKind } from '@skein/cms-client/serve';
import type { ApplicationMessage } from '../application/index.ts';
import { jobApplication } from '../job-application/job-application.content.ts';
import type { JobApplicationProps } from '../job-application/job-application.tsx';

/** An application that was sent without script and not taken. */
export interface RefusedApplicationVisit {
  /** Path of the job page. */
  readonly page: string;
  /** Said before its title. */
  readonly title: string;
  /** Why it was not taken, where no field is to blame. */
  readonly message?: string | undefined;
  readonly issues: readonly { readonly field: string; readonly message: ApplicationMessage }[];
  /** What was typed, by the names of the form; of files their labels at most. */
  readonly values: Readonly<Record<string, string>>;
  /** What the form carries unseen. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** A visitor whose application was refused. */
export const refusedApplications: VisitKind<RefusedApplicationVisit> = visitKind('refused application');

/** The form of an application shows again what was refused. */
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
