import type { SiteLanguages } from '@skein/cms-client';
import type { Arrivals, CookieVisits } from '@skein/cms-client/serve';
import { campaignArrivals, PAGE_SETTINGS, receiptVisits } from '@skein/forms/serve';
import type { DegradedReport } from '@skein/http';
import { limiterFor } from '@skein/http/rate-limit';
import { readSettings, SettingsError } from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import type { EmbeddedEntries } from '../forms/address/form-lookup.ts';
import type { CallEvent } from '../forms/call/schedule-call.options.ts';
import { formsService } from '../forms/forms-service.ts';
import type { FormPages } from '../posts/form-pages.ts';
import { pageFormToken } from '../posts/form-token.ts';
import { serviceSettings } from '../settings/index.ts';
import { addressApi } from '../stand-ins/address/address-api.ts';
import type { AddressBookService } from '../stand-ins/address/model/address.types.ts';
import { portalApi } from '../stand-ins/portal/portal-api.ts';
import { installationSecret } from '../storage/installation-secret.ts';
import { drawnBySite, type PageShower } from './drawn-by-site.ts';
import { formsOfContent, type ContentPlace } from './forms-of-content.ts';

export interface SiteServicesOptions {
  /** Where the site has its pages; the forms lead there. */
  readonly pages: FormPages;
  /** What a call that a visitor asks for is called in a calendar. By default it names the site. */
  readonly callEvent?: CallEvent | undefined;
  /** The provider's own addresses. Without them every address that a visitor sends is for a person to look at. */
  readonly addresses?: AddressBookService | undefined;
}

/** What the services need to know about the site; `@skein/host` passes it to its parts. */
export interface ServicesPlace {
  readonly site: {
    readonly name: string;
    readonly paths: { readonly languages: SiteLanguages };
    readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  };
  readonly settings: {
    readonly dataDir: string;
    readonly production: boolean;
    readonly origin: string;
    readonly pageSettings: Readonly<Record<`data-${string}`, string | undefined>>;
  };
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** What `@skein/host` gives to services in its process. */
export interface ServicesSite extends PageShower {
  readonly delivery: ContentPlace;
  readonly reports: Record<string, DegradedReport>;
}

/** The services as a part of a site: the plugins, and what its pages know about visitors. */
export interface SiteServices {
  readonly services: (app: FastifyInstance, site: ServicesSite) => Promise<void>;
  readonly visits: CookieVisits;
  readonly arrivals: Arrivals;
  readonly formToken: () => string;
  readonly bucketSecret: string;
}

const eventOf = (name: string): CallEvent => ({
  en: { title: `A call from ${name}`, notes: 'We’ll call you.' },
  es: { title: `Llamada de ${name}`, notes: 'Te llamamos.' },
});

/**
 * The services for the forms of a site, in the site's process: posts are stored in the data folder and passed on,
 * with the human check and the tokens that pages need. A part of `serveSite`.
 * @throws SettingsError once it is made, where a setting of the services cannot be used
 */
export const siteServices =
  ({ pages, callEvent, addresses }: SiteServicesOptions) =>
  ({
    site,
    settings: { dataDir, production, origin, pageSettings },
    variables,
  }: ServicesPlace): SiteServices => {
    const settings = readSettings(serviceSettings, 'site', variables);
    const siteKey = pageSettings[PAGE_SETTINGS.recaptchaSiteKey];
    if ((siteKey === undefined) !== (settings.RECAPTCHA_SECRET === undefined))
      throw new SettingsError(
        `RECAPTCHA_SECRET and the ${PAGE_SETTINGS.recaptchaSiteKey} of the pageSettings are set together or not at all.`,
      );
    const secureCookies = production;
    const place = { dataDir, installationSecret: settings.INSTALLATION_SECRET };
    return {
      async services(app, host) {
        const limiter = limiterFor(settings, app.log);
        app.addHook('onClose', () => limiter.close());
        const secret = installationSecret(place, 'portal');
        await app.register(portalApi, { secret, secureCookies, limiter });
        if (addresses) await app.register(addressApi, { addresses, limiter, secureCookies });
        const { content } = app as { content?: EmbeddedEntries };
        await formsService(app, {
          settings,
          dataDir,
          pages,
          languages: site.paths.languages,
          secret,
          secureCookies,
          limiter,
          callEvent: callEvent ?? eventOf(site.name),
          addresses: addresses?.book,
          reports: host.reports,
          host: {
            ...drawnBySite(host),
            ownHosts: [new URL(origin).host],
            formOf: formsOfContent(content, host.delivery),
          },
        });
      },
      visits: receiptVisits({
        pages,
        addressCheck: pages.addressCheck,
        languages: site.paths.languages,
        words: site.words,
      }),
      arrivals: campaignArrivals,
      formToken: pageFormToken(place),
      bucketSecret: installationSecret(place, 'buckets'),
    };
  };
