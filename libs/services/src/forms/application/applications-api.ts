import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import {
  APPLICATION_PATH,
  APPLIED_PARAM,
  APPLY_ANCHOR,
  JOB_ID_FIELD,
  type ApplicationRefusalView,
  type RenderApplicationRefusal,
} from '@skein/careers/application';
import { jobIdOf } from '@skein/careers/contract';
import { campaignSearch, IDEMPOTENCY_FIELD } from '@skein/forms/contract';
import {
  hasLeft,
  isCrossSite,
  isOwnPage,
  languageFrom,
  languageOf,
  localised,
  networkOf,
  pathOf,
} from '@skein/http';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { senderOf, type FormOptions } from '../../posts/intake.ts';
import { newKey } from '../../posts/identity.ts';
import { addressesIn, AGAIN_TITLES, askedLanguage, pageIn } from '../../posts/other-language.ts';
import { limitTo } from '../../posts/limit-to.ts';
import { logNotStored, logRefusal } from '../../posts/log-refusal.ts';
import { byField, Refusal } from '../../posts/refusal.ts';
import { afterTrap, trapIn } from '../../posts/trap.ts';
import { wantsJson, wantsPage } from '../../posts/posted.ts';
import { PRIVATE } from '../../posts/visitor-post.ts';
import { applicationRefusalPage } from './application-page.ts';
import {
  APPLICATION_LIMITS,
  PAGE_FIELD,
  PART_LIMITS,
  PLAIN_POST_BYTES_MAX,
  POST_BYTES_MAX,
} from './applications.constants.ts';
import { sourceFields, textIn, typedIn } from './read-application.ts';
import { receiveParts, type ReceivedPost } from './receive-parts.ts';
import { RefusedApplication } from './refused-application.ts';
import { takeApplication, type ApplicationRules } from './take-application.ts';

export interface ApplicationsApiOptions extends Omit<FormOptions, 'renderRefusal'> {
  readonly rules: ApplicationRules;
  readonly renderRefusal?: RenderApplicationRefusal | undefined;
}

interface FormPage {
  readonly path: string;
  /** Query of the page's URL. It contains the campaign that led the applicant to the page. */
  readonly search: string;
  readonly jobId: string | undefined;
}

/**
 * Returns the page that contained the form.
 * @param said path of the page, from a field of the post
 * @param jobPage page of jobs, for a post that came from an unknown page
 */
function formPageOf({ headers }: FastifyRequest, said: string, jobPage: string): FormPage {
  const { referer = '', cookie: cookies = '' } = headers;
  const own = isOwnPage(said) ? said : undefined;
  const came = pathOf(referer);
  const fromPage = came !== undefined && isOwnPage(came) && came !== APPLICATION_PATH;
  const query = fromPage && URL.canParse(referer) ? new URL(referer).search : '';
  return {
    path: own ?? (fromPage ? came : localised(jobPage, languageFrom({ headers }))),
    search: campaignSearch(query, cookies),
    jobId: jobIdOf(query),
  };
}

const TOO_LARGE = new Set([
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
  'FST_REQ_FILE_TOO_LARGE',
]);
const NOT_MULTIPART = new Set(['FST_INVALID_MULTIPART_CONTENT_TYPE', 'FST_ERR_CTP_INVALID_MEDIA_TYPE']);

/** Returns the refusal for a failed post, or undefined if the server caused the failure. */
function refusalOf(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (TOO_LARGE.has(error.code)) return new Refusal('body_too_large');
  if (NOT_MULTIPART.has(error.code)) return new Refusal('unsupported_media_type');
  const { statusCode = 500, message } = error;
  // Errors of the multipart parser have no status.
  const isMalformed =
    (statusCode >= 400 && statusCode < 500) || /multipart|boundary|malformed/iu.test(message);
  return isMalformed ? new Refusal('malformed_body') : undefined;
}

/**
 * The fields that the service has read from each post. If the service refuses the post, the page shows these fields
 * again.
 */
const readBefore = new WeakMap<FastifyRequest, ReceivedPost['entries']>();

/** Accepts applications for jobs, with their files: `POST /_grow/api/submit-application`. */
export const applicationsApi: FastifyPluginAsync<ApplicationsApiOptions> = async (app, options) => {
  const { intake, pages, rules, ownHosts, renderRefusal, languages } = options;
  const { roles = '/', job = roles } = pages;
  const limit = limitTo(intake.limiter);
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  await app.register(multipart, { limits: PART_LIMITS, throwFileSizeLimit: false });

  /**
   * Returns the data of the page that shows an application again.
   * @param refusal the reason for showing it; undefined if the applicant only wants to see it in another language
   */
  function viewOf(refusal: Refusal | undefined, request: FastifyRequest): ApplicationRefusalView {
    const entries = readBefore.get(request) ?? [];
    const from = formPageOf(request, textIn(entries, PAGE_FIELD), job);
    const asked = askedLanguage(request, languages);
    const page = asked ? pageIn(asked, from.path, { languages }) : from.path;
    const language = languageOf(page);
    return {
      refusal: refusal ?? { status: 200 },
      title: refusal?.title(language) ?? AGAIN_TITLES[language],
      message: refusal?.textWithWait(language),
      reference: refusal && request.id,
      language,
      languageLinks: addressesIn({ path: APPLICATION_PATH }, languages),
      page,
      jobId: textIn(entries, JOB_ID_FIELD) || (from.jobId ?? ''),
      values: refusal instanceof RefusedApplication ? refusal.values : typedIn(entries),
      hidden: {
        [PAGE_FIELD]: page,
        ...sourceFields(entries, from.search),
        ...afterTrap((name) => textIn(entries, name), refusal !== undefined),
        [IDEMPOTENCY_FIELD]: newKey(),
      },
    };
  }

  async function show(view: ApplicationRefusalView, reply: FastifyReply) {
    const page = (await renderRefusal?.(view)) ?? applicationRefusalPage(view);
    return reply
      .code(view.refusal.status)
      .headers({ ...PRIVATE, ...page.headers })
      .type('text/html; charset=utf-8')
      .send(page.html);
  }

  async function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
    const view = viewOf(refusal, request);
    const { retryAfterS } = refusal.details;
    if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
    if (wantsPage(request)) return show(view, reply);
    const fields = refusal instanceof RefusedApplication ? byField(refusal.issues) : undefined;
    const error = { code: refusal.code, message: refusal.text(view.language), ...(fields && { fields }) };
    return reply.code(refusal.status).headers(PRIVATE).send({ error });
  }

  // Only the language switch posts a form-encoded application. Such a post has no files, and nothing of it is
  // stored.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: PLAIN_POST_BYTES_MAX },
    async (request: FastifyRequest, body: string) =>
      void readBefore.set(request, [...new URLSearchParams(body)]),
  );

  // After a refusal, this path is in the browser's address bar, so applicants may open, reload or share it.
  app.get(APPLICATION_PATH, async (request, reply) =>
    reply.headers(PRIVATE).redirect(localised(roles, languageOf(request.headers.referer)), 303),
  );

  app.post(APPLICATION_PATH, {
    config: { takesSubmissions: true },
    // Check the post before reading files. This protects the server from foreign pages and from repeated posts.
    async onRequest(request) {
      if (isCrossSite(request, { ownHosts, secure: options.secureCookies })) throw new Refusal('cross_site');
      if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
        throw new Refusal('unsupported_encoding');
      if (Number(request.headers['content-length'] ?? 0) > POST_BYTES_MAX)
        throw new Refusal('body_too_large');
      await limit(APPLICATION_LIMITS.posts, networkOf(request.ip));
    },
    errorHandler(error: FastifyError | Refusal, request, reply) {
      const refusal = refusalOf(error);
      if (refusal) logRefusal(request, refusal);
      else if (!hasLeft(error, request)) logNotStored(request, error);
      return refuse(refusal ?? new Refusal('unavailable', { retryAfterS: 5 }), request, reply);
    },
    async handler(request, reply) {
      if (askedLanguage(request, languages)) return show(viewOf(undefined, request), reply);
      const post = await receiveParts(request, rules.files);
      readBefore.set(request, post.entries);
      const { path, search } = formPageOf(request, textIn(post.entries, PAGE_FIELD), job);
      const key = request.headers['idempotency-key'];
      const isScript = wantsJson(request);
      const trap = trapIn((name) => textIn(post.entries, name));
      const jobId = await takeApplication(intake, rules, post, {
        ...senderOf(request, options),
        // The default refusal page has no form to send again, so accept a filled trap field at once.
        trap: trap === 'filled' && !isScript && !renderRefusal ? 'told' : trap,
        search,
        idempotencyKey: typeof key === 'string' ? key : undefined,
      });
      reply.headers(PRIVATE);
      if (isScript) return reply.send({ submitted: true });
      const query = new URLSearchParams({ id: jobId, [APPLIED_PARAM]: '1' });
      // Link to the confirmation, because it is far below the job's text.
      return reply.redirect(`${path}?${query}#${APPLY_ANCHOR}`, 303);
    },
  });
};
