import { nodesOf, propsFor, serving, visitKind, type Serving, type VisitKind } from '@skein/cms-client/serve';
import { POSTED_FORM_ID } from '@skein/forms/contract';
import type { ApplicationMessage } from '../application/index.ts';
import { jobApplication } from '../job-application/job-application.block.ts';
import type { JobApplicationProps } from '../job-application/job-application.tsx';

/** An application that was sent without script and that the service refused. */
export interface RefusedApplicationVisit {
  /** Path of the job page. */
  readonly page: string;
  /** Text that the host puts before the title of the page. */
  readonly title: string;
  /** The reason of a refusal that is not about a field. */
  readonly message?: string | undefined;
  /** Id of the request, which visitors can quote to support. */
  readonly reference?: string | undefined;
  readonly issues: readonly { readonly field: string; readonly message: ApplicationMessage }[];
  /** The visitor's input by field name. The value of a file field is the file's label, or missing. */
  readonly values: Readonly<Record<string, string>>;
  /**
   * URLs by language (`lang`). If the form is posted to one of these URLs, the server sends the form back in that
   * language, with the visitor's input.
   */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Hidden fields of the form. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** Marks the visit of a visitor whose application the service has just refused. */
export const refusedApplications: VisitKind<RefusedApplicationVisit> = visitKind('refused application');

/** Defines how a server shows a refused application: in the form, with the visitor's input and the mistakes. */
export const applicationServing: Serving = serving(jobApplication, {
  tell({ blocks, title }, visit) {
    const refused = refusedApplications.of(visit);
    const isAsked = ({ props }: { readonly props: object }) => 'job' in props;
    const asked = nodesOf(blocks, jobApplication).find(isAsked);
    if (!refused || !asked) return undefined;
    const { page, issues, message, reference, values, hidden, languageLinks } = refused;
    const props: Pick<JobApplicationProps, 'refused' | 'visitor'> = {
      refused: { page, values, issues, reference, message: issues.length > 0 ? undefined : message },
      visitor: { hidden },
    };
    return {
      props: propsFor(jobApplication, (node) => (isAsked(node) ? props : undefined)),
      shows: asked.id,
      page: { title: `${refused.title} – ${title}` },
      ...(languageLinks && { languageLinks, languageForm: POSTED_FORM_ID }),
    };
  },
});
