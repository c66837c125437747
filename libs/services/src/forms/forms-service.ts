import type { SiteLanguages } from '@skein/cms-client';
import type { RenderApplicationRefusal } from '@skein/careers/application';
import type { RenderRefusal, RenderStep } from '@skein/forms/contract';
import type { DegradedReport } from '@skein/http';
import type { Figures } from '@skein/http/figures';
import type { RateLimiter } from '@skein/http/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AddressBook } from '../stand-ins/address/model/address.types.ts';
import { applicationFiles } from './application/application-files.ts';
import { applicationsApi } from './application/applications-api.ts';
import { APPLICATION_KIND } from './application/applications.constants.ts';
import { applicationForwarder, type ForwardTo } from './application/forward-application.ts';
import type { FindJob } from './application/take-application.ts';
import { noAccounts, type AccountDirectory } from './forgot-email/account-directory.ts';
import { forgotEmailApi } from './forgot-email/forgot-email-api.ts';
import { altcha } from '../posts/human-check/altcha.ts';
import { humanCheckApi } from '../posts/human-check/human-check-api.ts';
import { recaptcha } from '../posts/human-check/recaptcha.ts';
import { outboxWorker } from '../posts/outbox/worker.ts';
import { outboxFigures } from '../posts/outbox/outbox-figures.ts';
import { deliveryReport } from '../posts/outbox/delivery-report.ts';
import { scheduleCallApi } from './call/schedule-call-api.ts';
import type { CallEvent } from './call/schedule-call.options.ts';
import { installationSecret } from '../storage/installation-secret.ts';
import { awaitStorage } from '../storage/await-storage.ts';
import type { FormOf } from './address/form-rules.ts';
import { addressFormsApi } from './address/address-forms-api.ts';
import { issueFormToken } from '../posts/form-token.ts';
import type { FormOptions, Intake } from '../posts/intake.ts';
import type { FormPages } from '../posts/form-pages.ts';
import { startRetention } from '../posts/retention-job.ts';
import type { ServiceSettings } from '../settings/index.ts';
import { requestsApi } from './request/requests-api.ts';

/** What applications for jobs need. */
export interface CareersApplications {
  readonly findJob: FindJob;
  readonly boardToken: string;
  /** Takes applications in the end, in place of the receiver of everything else. */
  readonly forwardTo?: ForwardTo | undefined;
}

/** What the host may add to the forms service. */
export interface FormsHost {
  /** Draws the page for a refused form; a small one of our own by default. */
  readonly renderRefusal?: RenderRefusal | undefined;
  /** Draws the steps of a request for a call for visitors without script; small pages of our own by default. */
  readonly renderStep?: RenderStep | undefined;
  /** The same for a refused application. */
  readonly renderApplicationRefusal?: RenderApplicationRefusal | undefined;
  /** Finds the form of an entry, whose rules then hold; without it, those of any form. */
  readonly formOf?: FormOf | undefined;
  /** The accounts of the provider, for visitors who forgot their email. */
  readonly accounts?: AccountDirectory | undefined;
  /** Hosts under which the site is reached, beside the one that a request names. */
  readonly ownHosts?: readonly string[] | undefined;
}

export interface FormsServiceOptions {
  readonly settings: ServiceSettings;
  readonly dataDir: string;
  readonly secureCookies: boolean;
  /** Pages of the host that forms stand on and lead to. */
  readonly pages: FormPages;
  /** Languages of the site, for where forms lead; English, and Spanish below `/intl/es` without them. */
  readonly languages?: SiteLanguages | undefined;
  /** What a call that a visitor asks for is called in a calendar. */
  readonly callEvent: CallEvent;
  /** Whether a visitor is a customer already; nobody is without it. */
  readonly isCustomer?: ((request: FastifyRequest) => boolean) | undefined;
  /** The portal's secret. */
  readonly secret: string | Buffer;
  /** Without it, every address is for a person to look at: `almostThere`. */
  readonly addresses?: (() => Promise<Pick<AddressBook, 'outcome'>>) | undefined;
  /** Without it, nobody has an account. */
  readonly accounts?: AccountDirectory | undefined;
  readonly limiter: RateLimiter;
  readonly host?: FormsHost | undefined;
  /** Where jobs are, and who takes applications for them; without it nobody does. */
  readonly careers?: CareersApplications | undefined;
  /** Takes what `/readyz` tells of the database and of deliveries. */
  readonly reports?: Record<string, DegradedReport> | undefined;
  readonly figures?: Figures | undefined;
}

/**
 * Takes the forms of visitors, stores them and passes them on.
 * @throws StorageError when the embedded database cannot be used
 */
export async function formsService(app: FastifyInstance, options: FormsServiceOptions): Promise<void> {
  const { settings, dataDir, secret, secureCookies, limiter, pages, figures } = options;
  const { accounts = noAccounts, host = {} } = options;
  const { log } = app;
  const storage = await awaitStorage({
    dataDir,
    log,
    databaseUrl: settings.DATABASE_URL,
    onError: (error) => log.error({ reason: error.message }, 'database'),
  });

  if (options.reports) {
    options.reports['database'] = async () =>
      [await storage.problem()].filter((problem) => problem !== undefined);
    options.reports['deliveries'] = deliveryReport(storage);
  }

  const files = applicationFiles({ dataDir, storage });

  const url = settings.LEADS_WEBHOOK_URL;
  const receiver = url === undefined ? undefined : { url, secret: settings.LEADS_WEBHOOK_SECRET };
  const forwardTo = options.careers?.forwardTo;
  const deliverers = forwardTo && { [APPLICATION_KIND]: applicationForwarder({ ...forwardTo, files }) };
  const worker = (receiver ?? deliverers) && outboxWorker({ storage, receiver, deliverers, log, figures });
  if (figures) {
    const kinds = receiver ? undefined : Object.keys(deliverers ?? {});
    outboxFigures(figures, { storage, kinds, now: Date.now });
  }
  let stopRetention = () => {};
  let sweeping: Promise<void> | undefined;
  void storage.there.then(() => {
    worker?.start();
    stopRetention = startRetention({ storage, days: settings.RETENTION_DAYS, log });
    sweeping = files.sweep().then(
      (swept) => void (swept > 0 && log.info({ swept }, 'files of applications that were never complete')),
      (error: unknown) => log.error({ err: error }, 'files of applications cannot be swept'),
    );
  });

  const embedded = altcha({
    secret: installationSecret({ dataDir, installationSecret: settings.INSTALLATION_SECRET }, 'human-check'),
  });
  const { RECAPTCHA_SECRET } = settings;
  const humanCheck = RECAPTCHA_SECRET === undefined ? embedded : recaptcha({ secret: RECAPTCHA_SECRET, log });
  await app.register(humanCheckApi, { check: embedded, limiter });

  const intake: Intake = {
    storage,
    humanCheck,
    limiter,
    secret,
    now: Date.now,
    onTaken: () => worker?.wake(),
  };
  const forms: FormOptions = {
    intake,
    pages,
    secureCookies,
    languages: options.languages,
    ownHosts: host.ownHosts,
    renderRefusal: host.renderRefusal,
    formToken: () => issueFormToken({ secret, nowMs: intake.now() }),
  };
  await app.register(addressFormsApi, {
    ...forms,
    rules: {
      formOf: host.formOf,
      async outcomeOf(address) {
        try {
          const book = await options.addresses?.();
          return book?.outcome(address) ?? 'almostThere';
        } catch (error) {
          // What the visitor wrote is worth more than what we can say about it.
          log.error({ err: error }, 'addresses cannot be read');
          return 'almostThere';
        }
      },
    },
  });
  if (pages.forgotEmail !== undefined)
    await app.register(forgotEmailApi, { ...forms, accounts, page: pages.forgotEmail });
  await app.register(requestsApi, forms);
  await app.register(scheduleCallApi, {
    ...forms,
    callEvent: options.callEvent,
    isCustomer: options.isCustomer ?? (() => false),
    renderStep: host.renderStep,
  });
  if (options.careers) {
    const { findJob, boardToken } = options.careers;
    await app.register(applicationsApi, {
      ...forms,
      rules: { files, findJob, boardToken },
      renderRefusal: host.renderApplicationRefusal,
    });
  }

  // After the last request has been answered.
  app.addHook('onClose', async () => {
    stopRetention();
    await sweeping;
    await worker?.stop();
    await storage.close();
  });
}
