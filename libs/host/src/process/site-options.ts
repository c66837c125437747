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

/** What the host passes to the servings of the blocks on its pages. */
export interface ServingsHost {
  readonly languages: SiteLanguages;
  /** Origin at which this process reaches the services. */
  readonly servicesOrigin: string;
  /** How long content counts as fresh, ms. */
  readonly ttlMs: number;
  readonly sanitize: Sanitize;
  readonly askService: AskService;
  /** Called with each thing that should not have happened. */
  readonly onProblem: (problem: object) => void;
}

/** What the host passes to the services in its process, or to the forwarding to services elsewhere. */
export interface ServicesHost {
  /** The CMS from which pages come. */
  readonly delivery: DeliveryConfig;
  /**
   * Where the CMS in this process reports edits, and the secret that signs the call. Undefined: it reports them
   * nowhere.
   */
  readonly webhook: { readonly url: string; readonly secret: string | undefined } | undefined;
  /** Draws a page for a visitor who has just sent something. */
  readonly show: PageService['show'];
  /**
   * Returns the content of a page as visitors see it now, or undefined if there is no such page. Throws a
   * DeliveryError.
   */
  readonly loadPage: ContentSource['loadPage'];
  /** Add here what `/readyz` reports about the services in this process. */
  readonly reports: Record<string, DegradedReport>;
  /** The process's own metrics; undefined if no operator can read them. */
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
  /**
   * Makes the servings of the blocks' libraries: addresses, answers to one visitor, entries for search engines,
   * the page policy.
   */
  readonly servings: (host: ServingsHost) => readonly Serving[];
  /** Registers the provider's services. A site without them has pages only. */
  readonly services?: ((app: FastifyInstance, host: ServicesHost) => Promise<void>) | undefined;
  /** Reads what the cookies say about a visitor. */
  readonly visits?: CookieVisits | undefined;
  /** Makes a browser without script remember how a visitor came. */
  readonly arrivals?: Arrivals | undefined;
  /**
   * Returns the form token of the current hour, which the services check. Without it, forms on pages carry
   * none.
   */
  readonly formToken?: (() => string) | undefined;
  /** Signs the cookie that remembers a visitor's variations of experiments. Without it, no experiment runs. */
  readonly bucketSecret?: string | undefined;
}
