import { formFields, outcomeOfPage, RESULT_PAGES, SIGN_UP_PAGE } from '@skein/forms/contract';
import type { FormOfEntry } from '@skein/forms/content';
import type { AddressOutcome } from '../address/index.ts';
import type { HumanCheck } from '../human-check/human-check.ts';
import { networkOf, type RateLimiter } from '../rate-limit/rate-limit.ts';
import { UsedTokenError } from '../storage/one-time-tokens.ts';
import type { Storage } from '../storage/open-storage.ts';
import { findSubmission, recordSubmission } from '../storage/submissions.ts';
import type { AddressPost, AddressRoute } from './address-posts.ts';
import { checkPost, shownValues, type FormOf } from './form-rules.ts';
import { addressContent, identify, KEYLESS_WINDOW_MS } from './identity.ts';
import { languageOf, localised, pathOf, unlocalised } from '../visitor-post/language.ts';
import { LIMITS } from './leads.constants.ts';
import type { Receipt } from './receipt.ts';
import { limitTo } from '../visitor-post/limit-to.ts';
import { Refusal } from '../visitor-post/refusal.ts';
import { judge } from './trust.ts';

export interface TakeAddressOptions {
  readonly storage: Storage;
  readonly humanCheck: HumanCheck;
  readonly limiter: RateLimiter;
  /** Signs the tokens of forms: the portal's. */
  readonly secret: string | Buffer;
  /** What checking an address comes to. */
  readonly outcomeOf: (address: {
    streetAddress: string;
    unitNumber: string;
    zipCode: string;
  }) => Promise<AddressOutcome>;
  readonly formOf?: FormOf | undefined;
  readonly now: () => number;
}

export interface Sender {
  /** Empty for a first visit. */
  readonly visitorId: string;
  readonly ip: string;
}

/** Where the visitor goes, and whether there is something new in the outbox. */
export interface Taken {
  readonly location: string;
  readonly repeated: boolean;
  /** What was kept, for the page that answers. */
  readonly receipt: Receipt;
}

/** In place of an outcome: no address was checked. */
const SIGNED_UP = 'signedUp';

function receiptOf(
  page: string,
  { email, street, unit, zip, formEntryId, pageSource }: AddressPost,
): Receipt {
  const from = pathOf(pageSource);
  return {
    page,
    from: from === undefined ? undefined : unlocalised(from),
    formEntryId,
    email: email || undefined,
    street,
    unit,
    zip,
  };
}

export type TakeAddress = (route: AddressRoute, post: AddressPost, sender: Sender) => Promise<Taken>;

/** Checks an address post and keeps it, once. It is on the disk when this resolves. */
export function addressTaker(options: TakeAddressOptions): TakeAddress {
  const { storage, now, formOf } = options;
  const limit = limitTo(options.limiter);

  /** What was asked for of a post, and the form that asked. @throws Refusal for what its rules do not take */
  async function check(route: AddressRoute, sent: AddressPost) {
    if (sent.honeypot !== '') throw new Refusal('not_a_visitor');
    const form = sent.formEntryId === undefined ? undefined : await formOf?.(sent.formEntryId);
    const { email, street, unit, zip } = sent;
    const values = shownValues(form, { ...(email === undefined ? {} : { email }), street, unit, zip });
    const issues = checkPost(form, values);
    if (issues.length > 0) {
      const fields = Object.fromEntries(issues.map(({ field, message }) => [field, message]));
      throw new Refusal('invalid_fields', { fields });
    }
    const hidden = formFields
      .filter((field) => values[field] === undefined)
      .map((field) => route.names[field]);
    const payload = Object.fromEntries(
      Object.entries(sent.payload).filter(([name]) => !hidden.includes(name)),
    );
    const { street: line = '', unit: door = '', zip: code = '' } = values;
    return { form, post: { ...sent, email: values.email, street: line, unit: door, zip: code, payload } };
  }

  async function answerTo(post: AddressPost, form: FormOfEntry | undefined) {
    const { email = '', street, unit, zip, pageSource } = post;
    // An email without a street is about news, and no question about an address.
    if (email !== '' && street === '') return { outcome: SIGNED_UP, answer: SIGN_UP_PAGE };
    const outcome = await options.outcomeOf({ streetAddress: street, unitNumber: unit, zipCode: zip });
    // On the page of what checking an address came to, the question has been answered before.
    const isSignUp =
      email !== '' && form?.form.signUp && outcomeOfPage(pathOf(pageSource) ?? '') !== undefined;
    const isToCome = outcome === 'notYet' || outcome === 'almostThere';
    return { outcome, answer: isSignUp && isToCome ? SIGN_UP_PAGE : RESULT_PAGES[outcome] };
  }

  return async (route, sent, { visitorId, ip }) => {
    const network = networkOf(ip);
    await limit(LIMITS.address, network);
    const { form, post } = await check(route, sent);
    /** The page that follows, in the language of whoever asks now. */
    const taken = (page: string, repeated: boolean): Taken => ({
      location: localised(page, languageOf(post.pageSource)),
      repeated,
      receipt: receiptOf(page, post),
    });

    const { identity, earlier } = identify(
      route.kind,
      addressContent(post),
      post.idempotencyKey,
      { visitorId, network },
      now(),
    );
    let known = await findSubmission(storage, identity);
    for (const other of earlier) known ??= await findSubmission(storage, other, now() - KEYLESS_WINDOW_MS);
    if (known) return taken(known.answer, true);

    await limit(LIMITS.visitor, visitorId);
    const { checked, flags, tokens } = await judge(post, {
      humanCheck: options.humanCheck,
      secret: options.secret,
      visitorId,
      ip,
      path: route.path,
      nowMs: now(),
    });
    if (!checked) {
      await limit(LIMITS.uncheckedVisitor, visitorId);
      // A visitor who was refused above takes nothing from this limit: a whole household or office shares it.
      await limit(LIMITS.uncheckedAddress, network);
    }

    const { outcome, answer } = await answerTo(post, form);
    // With the ZIP alone nobody can look further, and a page about an address that was not found would not say why.
    if (outcome === 'tryAgain' && post.street === '')
      throw new Refusal('invalid_fields', { fields: { street: 'streetMissing' } });
    try {
      const recorded = await recordSubmission(
        storage,
        { ...identity, payload: { ...post.payload, outcome }, flags, answer, tokens },
        now(),
      );
      return taken(recorded.answer, recorded.repeated);
    } catch (error) {
      if (error instanceof UsedTokenError) throw new Refusal('token_used');
      throw error;
    }
  };
}
