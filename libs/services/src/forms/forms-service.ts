import type { SiteLanguages } from '@skein/cms-client';
import type { RenderApplicationRefusal } from '@skein/careers/application';
import type { ClosedDays, RenderRefusal, RenderStep } from '@skein/forms/contract';
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
import type { HumanCheck } from '../posts/human-check/human-check.ts';
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
import { startRetention } from '../storage/retention.ts';
import type { ServiceSettings } from '../settings/index.ts';
import { requestsApi } from './request/requests-api.ts';

/** Access to the job board, for applications. */
export interface CareersApplications {
  readonly findJob: FindJob;
  readonly boardToken: string;
  /** Receiver of applications. By default, applications go to the receiver of all other submissions. */
  readonly forwardTo?: ForwardTo | undefined;
}

/** Functions that a host can add to the forms service. */
export interface FormsHost {
  /** Draws the page of a refused form. Default: a small page of the services. */
  readonly renderRefusal?: RenderRefusal | undefined;
  /** Draws a step of the form that requests a call, for visitors without JavaScript. Default: a small page. */
  readonly renderStep?: RenderStep | undefined;
  /** Draws the page of a refused application. Default: a small page of the services. */
  readonly renderApplicationRefusal?: RenderApplicationRefusal | undefined;
  /** Finds the form of a content entry. Without this function, the same general rules apply to every form. */
  readonly formOf?: FormOf | undefined;
  /** Other host names of the site, in addition to the host name of the request. */
  readonly ownHosts?: readonly string[] | undefined;
}

export interface FormsServiceOptions {
  readonly settings: ServiceSettings;
  readonly dataDir: string;
  readonly secureCookies: boolean;
  /** Paths of the host's pages that contain a form, and of pages that visitors see after sending a form. */
  readonly pages: FormPages;
  /** Languages of the site. Default: English, and Spanish below `/intl/es`. */
  readonly languages?: SiteLanguages | undefined;
  /** Title and notes of a visitor's call in a calendar. */
  readonly callEvent: CallEvent;
  /** Days on which nobody calls: `YYYY-MM-DD`, or `MM-DD` for a day of every year. Default: none. */
  readonly closedDays?: ClosedDays | undefined;
  /** Whether a visitor is already a customer. Default: no visitor is a customer. */
  readonly isCustomer?: ((request: FastifyRequest) => boolean) | undefined;
  /** Secret that signs form tokens. The portal must use the same secret. */
  readonly secret: string | Buffer;
  /**
   * The address book, which knows where service is available. Without an address book, forms are delivered with the
   * outcome `unknown`, and visitors see the result page `almostThere`.
   */
  readonly addresses?: (() => Promise<Pick<AddressBook, 'outcome'>>) | undefined;
  /** The provider's accounts. Default: no account is ever found. */
  readonly accounts?: AccountDirectory | undefined;
  readonly limiter: RateLimiter;
  readonly host?: FormsHost | undefined;
  /** Access to the job board. Without it, the site accepts no applications. */
  readonly careers?: CareersApplications | undefined;
  /** Further reports for `/readyz`. The service itself reports on the database, on deliveries, and on the human check. */
  readonly reports?: Record<string, DegradedReport> | undefined;
  readonly figures?: Figures | undefined;
}

/**
 * Accepts visitors' forms, stores them and delivers them.
 * @throws StorageError if the embedded database is unusable
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
  const humanCheck: HumanCheck =
    RECAPTCHA_SECRET === undefined ? embedded : recaptcha({ secret: RECAPTCHA_SECRET, log });
  await app.register(humanCheckApi, { check: embedded, limiter });
  if (options.reports && humanCheck.problem) {
    options.reports['humanCheck'] = async () =>
      [humanCheck.problem?.()].filter((problem) => problem !== undefined);
  }

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
          return book?.outcome(address);
        } catch (error) {
          // Store the form even if the address check fails.
          log.error({ err: error }, 'addresses cannot be read');
          return undefined;
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
    closedDays: options.closedDays,
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

  // This runs after the last request has been answered.
  app.addHook('onClose', async () => {
    stopRetention();
    await sweeping;
    await worker?.stop();
    await storage.close();
  });
}
