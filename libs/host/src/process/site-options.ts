import type { DrawnFragments } from '../document/drawn-fragments.ts';
import type { Sanitize, SiteLanguages } from '@skein/cms-client';
import type { Arrivals, AskService, CookieVisits, Serving } from '@skein/cms-client/serve';
import type { DeliveryConfig, EntriesHere } from '@skein/cms-client/server';
import type { DegradedReport } from '@skein/http';
import type { Figures } from '@skein/http/figures';
import type { FastifyInstance } from 'fastify';
import type { ContentSource } from '../content/content-source.ts';
import type { PageService } from '../pages/page-service.ts';
import type { HostSettings } from '@skein/http/settings';
import type { SiteDefinition } from '../site/site.ts';

/** Values for the servings of the blocks on the host's pages. */
export interface ServingsHost {
  readonly languages: SiteLanguages;
  /** Origin at which this process reaches the services. */
  readonly servicesOrigin: string;
  /** How long content counts as fresh, ms. */
  readonly ttlMs: number;
  readonly sanitize: Sanitize;
  readonly askService: AskService;
  /** Servings call this with each problem. */
  readonly onProblem: (problem: object) => void;
}

/**
 * Values that change what pages show, by name. Replicas share drawn pages only if all their values are the same. Services
 * add what the host does not know, such as the settings that they read themselves.
 */
export type PageInputs = Record<string, string | undefined>;

/** The CMS in this process. Pages ask it without a request, which takes longer than the answer. */
export interface OwnCms {
  /** Answers queries for published entries. The CMS adds this function when it is registered. */
  entries?: EntriesHere | undefined;
}

/** Values for the services in this process, or for the proxy that forwards requests to services in another process. */
export interface ServicesHost {
  /** The CMS that provides the content of pages. */
  readonly delivery: DeliveryConfig;
  /** Undefined in a process without pages. */
  readonly ownCms?: OwnCms | undefined;
  /**
   * Address to which the CMS in this process reports edits, and the secret that signs the reports. Undefined:
   * no reports.
   */
  readonly webhook: { readonly url: string; readonly secret: string | undefined } | undefined;
  /** Draws a page for a visitor who has just sent a form. */
  readonly show: PageService['show'];
  /**
   * Returns the content of a page as visitors see it now, or undefined if there is no such page. Throws a
   * DeliveryError.
   */
  readonly loadPage: ContentSource['loadPage'];
  /** Reports for `/readyz`. Each service in this process adds its own report. */
  readonly reports: Record<string, DegradedReport>;
  /** Each service in this process adds its own inputs, until the site listens. */
  readonly pageInputs: PageInputs;
  /** Beginnings of paths that no page can have. Undefined in a process without pages. */
  readonly reservedPaths?: readonly string[] | undefined;
  /** The process's own metrics; undefined if no operator can read them. */
  readonly figures: Figures | undefined;
}

/** Folders of the build and of the brand's files. */
export interface SiteFolders {
  readonly client: string;
  readonly boot: string;
  readonly public: string;
  /** File with the blocks that the build has drawn. It may be missing. */
  readonly fragments: string;
}

export interface SiteOptions extends SiteDefinition {
  readonly settings: HostSettings;
  readonly folders: SiteFolders;
  /** Store for the HTML of drawn blocks. Default in production: the file that the build has written. */
  readonly fragments?: DrawnFragments | undefined;
  /**
   * Makes the servings of the blocks' libraries. Servings read addresses, answer single visitors, list entries
   * for search engines, and extend the page policy.
   */
  readonly servings: (host: ServingsHost) => readonly Serving[];
  /** Registers the provider's services. A site without them has pages only. */
  readonly services?: ((app: FastifyInstance, host: ServicesHost) => Promise<void>) | undefined;
  /** Reads a visitor's cookies, such as the receipt of a form that the visitor has just sent. */
  readonly visits?: CookieVisits | undefined;
  /** Sets a cookie that remembers how a visitor came to the site, for browsers without script. */
  readonly arrivals?: Arrivals | undefined;
  /** Returns this hour's form token, which the services check. Without it, forms have no token. */
  readonly formToken?: (() => string) | undefined;
  /** Signs the cookie that remembers a visitor's variations of experiments. Without it, no experiment runs. */
  readonly bucketSecret?: string | undefined;
  /** Whether a page without a new answer of the CMS is an error, also if an older answer is on disk. */
  readonly onlyFresh?: boolean | undefined;
}
