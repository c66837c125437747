import {
  FORGOT_EMAIL_ACTION,
  FORGOT_EMAIL_PAGE,
  FORGOT_EMAIL_PATH,
  FORGOT_EMAIL_SUCCESS,
  forgotEmailProblems,
  forgotEmailRequestSchema,
  HONEYPOT_FIELD,
  PAGE_TOKEN_FIELD,
  FORM_ENTRY_FIELD,
  NOT_FOUND_ACTION,
  type ForgotEmailRequest,
} from '@skein/forms/contract';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { addressForms } from '../leads/address-posts.ts';
import { setReceipt } from '../leads/receipt.ts';
import { textIn } from '../visitor-post/read-form.ts';
import { localised } from '../visitor-post/language.ts';
import { Refusal } from '../visitor-post/refusal.ts';
import {
  languageFor,
  PRIVATE,
  readVisitorPosts,
  visitorPost,
  wantsPage,
  type PostedBody,
  type VisitorPostOptions,
} from '../visitor-post/visitor-post.ts';
import { readVisitorId } from '../portal/visitor.ts';
import type { FindAccount } from './find-account.ts';

export interface ForgotEmailApiOptions extends Pick<
  VisitorPostOptions,
  'ownHosts' | 'renderRefusal' | 'stamp'
> {
  readonly find: FindAccount;
  /** Called when there is a letter to write. */
  readonly onTaken: () => void;
  readonly secureCookies: boolean;
}

const ERROR_STATUS = 'ERROR';
const route = {
  path: FORGOT_EMAIL_PATH,
  names: addressForms.names,
  formPage: FORGOT_EMAIL_PAGE,
  needsToken: true,
};

/** What is left out is empty, as in a form: the rules say what is missing. */
const LEFT_OUT: ForgotEmailRequest = {
  streetAddress: '',
  unitNumber: '',
  zipCode: '',
  recaptchaToken: '',
  recaptchaAction: FORGOT_EMAIL_ACTION,
  eventLabel: '',
};

/** @throws Refusal */
function read(body: PostedBody): ForgotEmailRequest {
  const result = v.safeParse(forgotEmailRequestSchema, { ...LEFT_OUT, ...body });
  if (result.success) return result.output;
  const wrong = result.issues.map((issue) => v.getDotPath(issue));
  throw new Refusal('invalid_fields', {
    fields: {
      ...(wrong.includes(route.names.street) && { street: 'streetTooLong' }),
      ...(wrong.includes(route.names.unit) && { unit: 'unitTooLong' }),
      ...(wrong.includes(route.names.zip) && { zip: 'zipInvalid' }),
    },
  });
}

/**
 * Which email belongs to an address: `POST /api/forgot-email`. The email itself is never part of an answer; a letter
 * goes to it.
 */
export const forgotEmailApi: FastifyPluginAsync<ForgotEmailApiOptions> = async (app, options) => {
  const { find, onTaken, secureCookies } = options;
  await readVisitorPosts(app);
  const beside = (code: string) => ({ status: ERROR_STATUS, action: code.toUpperCase() });
  visitorPost(app, route, { ...options, beside }, async (body, request, reply) => {
    const language = languageFor(request);
    const visitorId = readVisitorId(request, { secureCookies }) ?? '';
    const scripted = !wantsPage(request);
    if (textIn(body, HONEYPOT_FIELD) !== '') throw new Refusal('not_a_visitor');
    const pageToken = textIn(body, PAGE_TOKEN_FIELD);
    const asker = { visitorId, ip: request.ip, language, scripted, pageToken };
    const account = await find(read(body), asker);
    reply.headers(PRIVATE);
    if (!scripted) {
      if (!account.found) throw new Refusal('account_not_found');
      if (account.written) onTaken();
      const formEntryId = textIn(body, FORM_ENTRY_FIELD) || undefined;
      setReceipt(reply, { page: FORGOT_EMAIL_PAGE, formEntryId }, secureCookies);
      return reply.redirect(localised(FORGOT_EMAIL_PAGE, language), 303);
    }
    if (!account.found)
      return reply.send({
        status: ERROR_STATUS,
        action: NOT_FOUND_ACTION,
        error: { code: NOT_FOUND_ACTION.toLowerCase(), message: forgotEmailProblems.notFound[language] },
      });
    if (account.written) onTaken();
    return reply.send(FORGOT_EMAIL_SUCCESS);
  });
};
