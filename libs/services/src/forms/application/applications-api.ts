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
import { limitTo } from '../../posts/limit-to.ts';
import { byField, Refusal } from '../../posts/refusal.ts';
import { afterTrap, trapIn } from '../../posts/trap.ts';
import { PRIVATE, reasonOf, wantsJson } from '../../posts/visitor-post.ts';
import { applicationRefusalPage } from './application-page.ts';
import { APPLICATION_LIMITS, PAGE_FIELD, PART_LIMITS, POST_BYTES_MAX } from './applications.constants.ts';
import { sourceFields, textIn, typedIn } from './read-application.ts';
import { receiveParts, type ReceivedPost } from './receive-parts.ts';
import { RefusedApplication } from './refused-application.ts';
import { takeApplication, type ApplicationRules } from './take-application.ts';

export interface ApplicationsApiOptions extends Omit<FormOptions, 'renderRefusal'> {
  readonly rules: ApplicationRules;
  readonly renderRefusal?: RenderApplicationRefusal | undefined;
}

/** The page that had the form. */
interface FormPage {
  readonly path: string;
  /** Query that says by which campaign the applicant came. */
  readonly search: string;
  /** Id of the job in the page's address. */
  readonly jobId: string | undefined;
}

/**
 * Returns the page that had the form.
 * @param said path in the post, which forms on pages of ours contain
 * @param jobPage page of jobs, for a post of unknown origin
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

/** Returns the refusal for a failed post, or undefined if the failure is ours. */
function refusalOf(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (TOO_LARGE.has(error.code)) return new Refusal('body_too_large');
  if (NOT_MULTIPART.has(error.code)) return new Refusal('unsupported_media_type');
  const { statusCode = 500, message } = error;
  // What the parser throws itself has no status.
  const isMalformed =
    (statusCode >= 400 && statusCode < 500) || /multipart|boundary|malformed/iu.test(message);
  return isMalformed ? new Refusal('malformed_body') : undefined;
}

/** What was read of each post so far, for the page that says why it was refused. */
const readBefore = new WeakMap<FastifyRequest, ReceivedPost['entries']>();

/** Takes applications for jobs, with their files: `POST /_grow/api/submit-application`. */
export const applicationsApi: FastifyPluginAsync<ApplicationsApiOptions> = async (app, options) => {
  const { intake, pages, rules, ownHosts, renderRefusal } = options;
  const { roles = '/', job = roles } = pages;
  const limit = limitTo(intake.limiter);
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  await app.register(multipart, { limits: PART_LIMITS, throwFileSizeLimit: false });

  async function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
    const entries = readBefore.get(request) ?? [];
    const { path, search, jobId = '' } = formPageOf(request, textIn(entries, PAGE_FIELD), job);
    const language = languageOf(path);
    const { retryAfterS } = refusal.details;
    if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
    reply.code(refusal.status).headers(PRIVATE);
    if (wantsJson(request) || !request.headers.accept?.includes('text/html')) {
      const fields = refusal instanceof RefusedApplication ? byField(refusal.issues) : undefined;
      const message = refusal.text(language);
      return reply.send({ error: { code: refusal.code, message, ...(fields && { fields }) } });
    }
    const view: ApplicationRefusalView = {
      refusal,
      title: refusal.title(language),
      message: refusal.textWithWait(language),
      language,
      page: path,
      jobId: textIn(entries, JOB_ID_FIELD) || jobId,
      values: refusal instanceof RefusedApplication ? refusal.values : typedIn(entries),
      hidden: {
        [PAGE_FIELD]: path,
        ...sourceFields(entries, search),
        ...afterTrap((name) => textIn(entries, name)),
        [IDEMPOTENCY_FIELD]: newKey(),
      },
    };
    const page = (await renderRefusal?.(view)) ?? applicationRefusalPage(view);
    return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html);
  }

  // The address of a form that was refused stands in the address bar, and gets opened, reloaded and passed on.
  app.get(APPLICATION_PATH, async (request, reply) =>
    reply.headers(PRIVATE).redirect(localised(roles, languageOf(request.headers.referer)), 303),
  );

  app.post(APPLICATION_PATH, {
    // Before anything is read, so that nobody else's page, and nobody a hundred times, makes us read files.
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
      if (!refusal && !hasLeft(error, request))
        request.log.error({ reason: reasonOf(error) }, 'application was not stored');
      return refuse(refusal ?? new Refusal('unavailable', { retryAfterS: 5 }), request, reply);
    },
    async handler(request, reply) {
      const post = await receiveParts(request, rules.files);
      readBefore.set(request, post.entries);
      const { path, search } = formPageOf(request, textIn(post.entries, PAGE_FIELD), job);
      const key = request.headers['idempotency-key'];
      const isScript = wantsJson(request);
      const trap = trapIn((name) => textIn(post.entries, name));
      const jobId = await takeApplication(intake, rules, post, {
        ...senderOf(request, options),
        // The services' own page has no form that could come back.
        trap: trap === 'filled' && !isScript && !renderRefusal ? 'told' : trap,
        search,
        idempotencyKey: typeof key === 'string' ? key : undefined,
      });
      reply.headers(PRIVATE);
      if (isScript) return reply.send({ submitted: true });
      const query = new URLSearchParams({ id: jobId, [APPLIED_PARAM]: '1' });
      // To the words that say so: they stand far below the posting.
      return reply.redirect(`${path}?${query}#${APPLY_ANCHOR}`, 303);
    },
  });
};
