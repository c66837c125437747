import { refusedApplications } from '@skein/careers/serve';
import type { Visit } from '@skein/cms-client/serve';
import { planIn, withPlan } from '@skein/forms/contract';
import { callSteps, refusedForms } from '@skein/forms/serve';
import type { FormsHost } from '../forms/forms-service.ts';

/**
 * Renders pages of the site after a visitor has sent a form. `@skein/host` passes this object to services in
 * its own process.
 */
export interface PageShower {
  readonly show: (page: {
    /** Name of the case in the log, such as “a refused form”. */
    readonly what: string;
    /** Paths of pages that may contain the form. The first such page is rendered. */
    readonly paths: readonly string[];
    readonly search?: string | undefined;
    readonly status: number;
    readonly visit: (path: string) => Visit;
  }) => Promise<{ readonly html: string; readonly headers: Readonly<Record<string, string>> } | undefined>;
}

/** Returns functions that render pages of the site instead of the services' small pages. */
export const drawnBySite = ({ show }: PageShower) =>
  ({
    renderRefusal: (view) =>
      show({
        what: 'a refused form',
        paths: view.page === undefined ? [] : [view.page],
        search: withPlan('', planIn(view.hidden['pageSource'] ?? '')),
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
