import { refusedApplications } from '@skein/careers/serve';
import type { Visit } from '@skein/cms-client/serve';
import { callSteps, refusedForms } from '@skein/forms/serve';
import type { FormsHost } from '../forms/forms-service.ts';

/**
 * Renders a page of the site for a visitor who has just sent something. `@skein/host` passes it to services in
 * its process.
 */
export interface PageShower {
  readonly show: (page: {
    /** What the visit is, for the log. */
    readonly what: string;
    /** Paths of pages that may show it, the best first. */
    readonly paths: readonly string[];
    readonly search?: string | undefined;
    readonly status: number;
    readonly visit: (path: string) => Visit;
  }) => Promise<{ readonly html: string; readonly headers: Readonly<Record<string, string>> } | undefined>;
}

/** Returns functions that render pages of the site, which replace the services' plain pages. */
export const drawnBySite = ({ show }: PageShower) =>
  ({
    renderRefusal: (view) =>
      show({
        what: 'a refused form',
        paths: view.page === undefined ? [] : [view.page],
        status: view.status,
        visit: () => refusedForms.make(view),
      }),
    renderStep: (view) =>
      show({
        what: 'a step',
        paths: view.pages,
        status: view.status,
        visit: (path) => callSteps.make({ ...view, standsIn: path === view.pages.at(-1) }),
      }),
    renderApplicationRefusal: (view) =>
      show({
        what: 'a refused application',
        paths: [view.page],
        search: `?${new URLSearchParams({ id: view.jobId })}`,
        status: view.refusal.status,
        visit: () => refusedApplications.make({ ...view, issues: view.refusal.issues ?? [] }),
      }),
  }) satisfies FormsHost;
