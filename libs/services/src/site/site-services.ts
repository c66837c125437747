import { APPLICATION_PATH } from '@skein/careers/application';
import type { Arrivals, CookieVisits, PolicySources } from '@skein/cms-client/serve';
import { requestPath } from '@skein/forms/contract';
import { campaignArrivals, PAGE_SETTINGS, receiptVisits, recaptchaPolicy } from '@skein/forms/serve';
import {
  readSettings,
  SettingsError,
  type PartNeeds,
  type ServicePaths,
  type PartContext,
} from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import { pageFormToken } from '../posts/form-token.ts';
import { serviceSettings } from '../settings/index.ts';
import { CAREERS_READER_PATH } from '../stand-ins/careers/careers-reader-api.ts';
import { FIBER_FINDER_PATH } from '../stand-ins/fiber-finder/fiber-finder-api.ts';
import { installationSecret } from '../storage/installation-secret.ts';
import {
  registerServices,
  type ServicesSite,
  type SiteServicesOptions,
  type SiteSettings,
} from './register-services.ts';

/** The plugins of the services, and what the site needs from the services for its pages. */
export interface SiteServices {
  readonly services: (app: FastifyInstance, site: ServicesSite) => Promise<void>;
  readonly paths: ServicePaths;
  readonly pageSettings: Readonly<Record<`data-${string}`, string | undefined>>;
  readonly policy: readonly PolicySources[];
  readonly uploadPaths: readonly string[];
  readonly visits: CookieVisits;
  readonly arrivals: Arrivals;
  readonly formToken: () => string;
  readonly bucketSecret: string;
}

const PREFIXES = [
  '/global_nav',
  '/buyflow_address_lookup_by_street_autoc_onchange',
  '/buyflow_load_address_assocs',
  '/api/places',
  '/api/network_status',
  FIBER_FINDER_PATH,
  CAREERS_READER_PATH,
  '/address-forms',
  '/address-check',
  '/api/forgot-email',
  '/api/schedule-call',
  APPLICATION_PATH,
  '/api/human-check',
];

function servicePaths(
  { pages, speedTest }: SiteServicesOptions,
  { paths }: PartContext['site'],
): ServicePaths {
  const all = Object.values(pages.requests);
  const speed = speedTest ? paths.languages.map(({ prefix }) => `${prefix}/speed-test`) : [];
  const pathsOf = (places: typeof all) => [
    ...new Set(places.flatMap((place) => paths.languages.map(({ prefix }) => requestPath(place, prefix)))),
  ];
  return {
    prefixes: [...PREFIXES, ...speed],
    forms: pathsOf(all.filter(({ path, page }) => path !== page)),
    posts: pathsOf(all.filter(({ path, page }) => path === page)),
  };
}

/**
 * Checks that reCAPTCHA has both keys or none: the site key for pages and the secret for services.
 * @throws SettingsError if only one key is set
 */
function checkRecaptcha(env: SiteSettings, { process, settings: { servicesUrl } }: PartContext): void {
  // With separate processes, the services have the secret and the site has the site key.
  if (process === 'api' || servicesUrl !== undefined) return;
  if ((env.RECAPTCHA_SITE_KEY === undefined) !== (env.RECAPTCHA_SECRET === undefined))
    throw new SettingsError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET are set together or not at all.');
}

/**
 * Creates the services for a site's forms, for `serveSite`. The services store posts in the data folder and deliver
 * them. They also check that a person sent a post, and make the form tokens of pages.
 * @param choose options, or a function that makes them from the site's settings
 * @throws SettingsError from the returned function if a setting of the services is unusable
 */
export function siteServices(
  choose: SiteServicesOptions | ((context: PartContext) => SiteServicesOptions),
): ((context: PartContext) => SiteServices) & PartNeeds {
  function make(context: PartContext): SiteServices {
    const { site, settings, variables } = context;
    const options = typeof choose === 'function' ? choose(context) : choose;
    const env = readSettings(serviceSettings, 'site', variables);
    checkRecaptcha(env, context);
    const installation = { dataDir: settings.dataDir, installationSecret: env.INSTALLATION_SECRET };
    const { RECAPTCHA_SITE_KEY: siteKey, PORTAL_HOSTS: hosts } = env;
    return {
      services: (app, host) => registerServices(app, host, context, env, options),
      paths: servicePaths(options, site),
      pageSettings: {
        [PAGE_SETTINGS.recaptchaSiteKey]: siteKey,
        ...(hosts !== undefined && { [PAGE_SETTINGS.hosts]: hosts.replaceAll(',', ' ') }),
      },
      policy: siteKey === undefined ? [] : [recaptchaPolicy],
      uploadPaths: [APPLICATION_PATH],
      visits: receiptVisits({
        pages: options.pages,
        addressCheck: options.pages.addressCheck,
        languages: site.paths.languages,
        words: site.words,
      }),
      arrivals: campaignArrivals,
      formToken: pageFormToken(installation),
      bucketSecret: installationSecret(installation, 'buckets'),
    };
  }
  return Object.assign(make, { table: serviceSettings, folders: ['applications', 'leads', 'secrets'] });
}
