import type { Sanitize, SiteLanguages } from '@skein/cms-client';
import type { Arrivals, AskService, CookieVisits, Serving } from '@skein/cms-client/serve';
import type { DeliveryConfig } from '@skein/cms-client/server';
import type { DegradedReport } from '@skein/http';
import type { Figures } from '@skein/http/figures';
import type { FastifyInstance } from 'fastify';
import type { ContentSource } from '../content/content-source.ts';
import type { PageService } from '../pages/page-service.ts';
import type { HostSettings } from '@skein/http/settings';
import type { SiteDefinition } from '../site/site.ts';

/** What a host passes to the servings of the blocks on its pages. */
export interface ServingsHost {
  readonly languages: SiteLanguages;
  /** Origin at which the services answer this process. */
  readonly servicesOrigin: string;
  /** How long content is believed, ms. */
  readonly ttlMs: number;
  readonly sanitize: Sanitize;
  readonly askService: AskService;
  /** Hears of what should not have happened. */
  readonly onProblem: (problem: object) => void;
}

/** What a host passes to services in its process, or to the forwarding to services elsewhere. */
export interface ServicesHost {
  /** The CMS that pages are asked of. */
  readonly delivery: DeliveryConfig;
  /** Where the CMS in this process tells of edits, and what it signs the call with; undefined: nowhere. */
  readonly webhook: { readonly url: string; readonly secret: string | undefined } | undefined;
  /** Draws a page for whoever has just sent something. */
  readonly show: PageService['show'];
  /** The content of a page as it is shown now; undefined when there is no such page. Throws a DeliveryError. */
  readonly loadPage: ContentSource['loadPage'];
  /** Takes what `/readyz` tells of the services in this process. */
  readonly reports: Record<string, DegradedReport>;
  /** What this process counts of itself, if anybody may read it. */
  readonly figures: Figures | undefined;
}

/** Folders of the build and of the brand's files. */
export interface SiteFolders {
  readonly client: string;
  readonly boot: string;
  readonly public: string;
}

export interface SiteOptions extends SiteDefinition {
  readonly settings: HostSettings;
  readonly folders: SiteFolders;
  /** What libraries answer for their blocks: addresses, visitors, search engines, the policy. */
  readonly servings: (host: ServingsHost) => readonly Serving[];
  /** Services of the provider; a site without any has pages alone. */
  readonly services?: ((app: FastifyInstance, host: ServicesHost) => Promise<void>) | undefined;
  /** What cookies tell of a visitor. */
  readonly visits?: CookieVisits | undefined;
  /** Has a browser without script remember how a visitor came. */
  readonly arrivals?: Arrivals | undefined;
  /** Returns the form token of the hour, which the services check; without it forms on pages carry none. */
  readonly formToken?: (() => string) | undefined;
  /** Signs what tells a visitor's variations of experiments; without it no experiment runs. */
  readonly bucketSecret?: string | undefined;
}
