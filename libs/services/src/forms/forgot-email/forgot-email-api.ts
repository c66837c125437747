import {
  FORGOT_EMAIL_ACTION,
  FORGOT_EMAIL_PATH,
  FORGOT_EMAIL_SUCCESS,
  forgotEmailProblems,
  forgotEmailRequestSchema,
  FORM_ENTRY_FIELD,
  FORM_TOKEN_FIELD,
  NOT_FOUND_ACTION,
  type ForgotEmailRequest,
} from '@skein/forms/contract';
import { textIn } from '@skein/http';
import type { FastifyPluginAsync } from 'fastify';
import { addressForms, readNamed } from '../address/address-posts.ts';
import { senderOf, type FormOptions } from '../../posts/intake.ts';
import { receiptsFor, setReceipt } from '../../posts/receipt.ts';
import { Refusal } from '../../posts/refusal.ts';
import { readVisitorPosts } from '../../posts/read-posts.ts';
import { languageFor, pageFor, wantsPage } from '../../posts/posted.ts';
import { PRIVATE, visitorPost } from '../../posts/visitor-post.ts';
import type { AccountDirectory } from './account-directory.ts';
import { accountFinder } from './find-account.ts';

export interface ForgotEmailApiOptions extends FormOptions {
  readonly accounts: AccountDirectory;
  /** Page of the form, without a language prefix. */
  readonly page: string;
}

const ERROR_STATUS = 'ERROR';
const names = addressForms.names;

/** Empty values for fields that a post does not have. The form's rules decide which fields are required. */
const LEFT_OUT: ForgotEmailRequest = {
  streetAddress: '',
  unitNumber: '',
  zipCode: '',
  recaptchaToken: '',
  recaptchaAction: FORGOT_EMAIL_ACTION,
  eventLabel: '',
};

/**
 * Finds the email of the account at the visitor's address, and orders a letter to this email: `POST
 * /api/forgot-email`. The response never contains the email.
 */
export const forgotEmailApi: FastifyPluginAsync<ForgotEmailApiOptions> = async (app, options) => {
  const { page } = options;
  const route = { path: FORGOT_EMAIL_PATH, names, formPage: page, tokenField: FORM_TOKEN_FIELD };
  const receipts = receiptsFor(options.pages, options.languages);
  const find = accountFinder(options.intake, options.accounts);
  await readVisitorPosts(app);
  const beside = (code: string) => ({ status: ERROR_STATUS, action: code.toUpperCase() });
  visitorPost(app, route, { ...options, beside }, async (body, request, reply) => {
    const language = languageFor(request);
    const scripted = !wantsPage(request);
    const formToken = textIn(body, FORM_TOKEN_FIELD);
    const asked = readNamed(forgotEmailRequestSchema, names, { ...LEFT_OUT, ...body });
    const found = await find(asked, { ...senderOf(request, options), language, scripted, formToken });
    reply.headers(PRIVATE);
    if (!scripted) {
      if (!found) throw new Refusal('account_not_found');
      const formEntryId = textIn(body, FORM_ENTRY_FIELD) || undefined;
      const location = pageFor(request, page, options.languages);
      const place = { location, secure: options.secureCookies };
      return reply.redirect(setReceipt(reply, receipts, { page, formEntryId }, place), 303);
    }
    if (found) return reply.send(FORGOT_EMAIL_SUCCESS);
    return reply.send({
      status: ERROR_STATUS,
      action: NOT_FOUND_ACTION,
      error: { code: NOT_FOUND_ACTION.toLowerCase(), message: forgotEmailProblems.notFound[language] },
    });
  });
};
