import type { AddressOutcome } from '../address/index.ts';
import type { HumanCheck } from '../human-check/human-check.ts';
import { networkOf, type RateLimiter } from '../rate-limit/rate-limit.ts';
import { UsedTokenError } from '../storage/one-time-tokens.ts';
import type { Storage } from '../storage/open-storage.ts';
import { findSubmission, recordSubmission } from '../storage/submissions.ts';
import type { AddressPost, AddressRoute } from './address-posts.ts';
import { checkPost, type FormOf } from './form-rules.ts';
import { identify, KEYLESS_WINDOW_MS } from './identity.ts';
import { languageOf, localised } from '../visitor-post/language.ts';
import { LIMITS, RESULT_PAGES } from './leads.constants.ts';
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
}

export type TakeAddress = (route: AddressRoute, post: AddressPost, sender: Sender) => Promise<Taken>;

/** Checks an address post and keeps it, once. It is on the disk when this resolves. */
export function addressTaker(options: TakeAddressOptions): TakeAddress {
  const { storage, now, formOf } = options;
  const limit = limitTo(options.limiter);

  async function check(post: AddressPost): Promise<void> {
    if (post.honeypot !== '') throw new Refusal('not_a_visitor');
    const { email, street, unit, zip, formEntryId } = post;
    const form = formEntryId === undefined ? undefined : await formOf?.(formEntryId);
    const issues = checkPost(form, { ...(email === undefined ? {} : { email }), street, unit, zip });
    if (issues.length === 0) return;
    const fields = Object.fromEntries(issues.map(({ field, message }) => [field, message]));
    throw new Refusal('invalid_fields', { fields });
  }

  /** An email without a street is about news, and there is news only where service is yet to come. */
  const outcomeOf = ({ email = '', street, unit, zip }: AddressPost): Promise<AddressOutcome> =>
    street === '' && (zip === '' || email !== '')
      ? Promise.resolve('notYet')
      : options.outcomeOf({ streetAddress: street, unitNumber: unit, zipCode: zip });

  return async (route, post, { visitorId, ip }) => {
    const network = networkOf(ip);
    await limit(LIMITS.address, network);
    await check(post);
    /** The page that follows, in the language of whoever asks now. */
    const localize = (page: string) => localised(page, languageOf(post.pageSource));

    const { identity, earlier } = identify(route.kind, post, visitorId || network, now());
    const known =
      (await findSubmission(storage, identity)) ??
      (earlier && (await findSubmission(storage, earlier, now() - KEYLESS_WINDOW_MS)));
    if (known) return { location: localize(known.answer), repeated: true };

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

    const outcome = await outcomeOf(post);
    // With the ZIP alone nobody can look further, and a page about an address that was not found would not say why.
    if (outcome === 'tryAgain' && post.street === '')
      throw new Refusal('invalid_fields', { fields: { street: 'streetMissing' } });
    const answer = RESULT_PAGES[outcome];
    try {
      const recorded = await recordSubmission(
        storage,
        { ...identity, payload: { ...post.payload, outcome }, flags, answer, tokens },
        now(),
      );
      return { location: localize(recorded.answer), repeated: recorded.repeated };
    } catch (error) {
      if (error instanceof UsedTokenError) throw new Refusal('token_used');
      throw error;
    }
  };
}
