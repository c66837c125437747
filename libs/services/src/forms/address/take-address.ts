import type { FormOfEntry } from '@skein/forms/content';
import { formFields, HUMAN_CHECK_ACTION, outcomeOfPage, planIn, type Receipt } from '@skein/forms/contract';
import { splitLocale, type SiteLanguages } from '@skein/cms-client';
import { networkOf, pathOf } from '@skein/http';
import type { AddressOutcome } from '../../stand-ins/address/model/address.types.ts';
import type { Intake, Sender } from '../../posts/intake.ts';
import { hashTyped } from '../../posts/identity.ts';
import { LIMITS } from '../../posts/limits.ts';
import type { FormPages } from '../../posts/form-pages.ts';
import { takeOnce } from '../../posts/take-once.ts';
import { limitTo } from '../../posts/limit-to.ts';
import { checkFormToken, FLAGS, isPlaceholder, takeHumanToken, type Trust } from '../../posts/proof.ts';
import { Refusal, refuseIssues } from '../../posts/refusal.ts';
import type { AddressPost, AddressRoute } from './address-posts.ts';
import { checkPost, shownValues, type FormOf } from './form-rules.ts';

export interface AddressRules {
  /** Returns the result of an address check, or undefined if the service has no address book or cannot read it. */
  readonly outcomeOf: (address: {
    streetAddress: string;
    unitNumber: string;
    zipCode: string;
  }) => Promise<AddressOutcome | undefined>;
  readonly formOf?: FormOf | undefined;
  /** Languages of the site. Default: English, and Spanish below `/intl/es`. */
  readonly languages?: SiteLanguages | undefined;
}

/** Outcome of a post that only signs up for news, without an address check. */
const SIGNED_UP = 'signedUp';
/** Outcome that the receiver of submissions gets if there is no address book, or if the address book cannot be read. */
const UNKNOWN = 'unknown';
/** The outcome whose page visitors see if the outcome of their address is unknown. */
const SHOWN_IF_UNKNOWN = 'almostThere';

/** A post that keeps the rules of its form. Address fields that the form does not show are empty. */
type CheckedPost = AddressPost & Readonly<Record<'street' | 'unit' | 'zip', string>>;

function receiptOf(
  page: string,
  { email, street, unit, zip, formEntryId, pageSource }: CheckedPost,
  languages: SiteLanguages | undefined,
): Receipt {
  const from = pathOf(pageSource);
  return {
    page,
    from: from === undefined ? undefined : splitLocale(from, languages).path,
    formEntryId,
    email: email || undefined,
    street,
    unit,
    zip,
    plan: planIn(pageSource),
  };
}

/** Returns the values by which the service recognizes a repeated post. */
const contentOf = ({ formEntryId = '', email = '', street, unit, zip, pageSource }: CheckedPost) => ({
  form: formEntryId,
  plan: planIn(pageSource) ?? '',
  email,
  street,
  unit,
  zip,
});

/**
 * Checks the tokens of a post. A missing token only adds a flag, because scripts may have failed to load in the
 * visitor's browser. An existing token must be valid. If the human check doubts that the visitor is a person, or is away,
 * the visitor could never send the form, so this only adds a flag, too.
 * @throws Refusal
 */
async function judgeAddress(
  intake: Intake,
  sender: Sender,
  { formToken, humanToken }: AddressPost,
): Promise<Trust> {
  const lacksFormToken = formToken !== undefined && isPlaceholder(formToken);
  if (formToken !== undefined && !lacksFormToken) checkFormToken(intake, formToken);
  const flags = lacksFormToken ? [FLAGS.noFormToken] : [];
  if (isPlaceholder(humanToken)) return { checked: false, flags: [...flags, FLAGS.noHumanCheck], tokens: [] };
  const token = await takeHumanToken(intake, sender, humanToken, HUMAN_CHECK_ACTION);
  if (typeof token === 'object') return { checked: true, flags, tokens: [token] };
  const flag = token === 'doubtful' ? FLAGS.humanCheckDoubtful : FLAGS.humanCheckUnavailable;
  return { checked: false, flags: [...flags, flag], tokens: [] };
}

/** Accepts an address post. @returns the receipt for the page that the visitor sees next */
export type TakeAddress = (route: AddressRoute, post: AddressPost, sender: Sender) => Promise<Receipt>;

/**
 * Returns a function that checks an address post and stores it on disk. The function stores a repeated post only once.
 */
export function addressTaker(
  intake: Intake,
  { results, signUp }: Pick<FormPages, 'results' | 'signUp'>,
  { outcomeOf, formOf, languages }: AddressRules,
): TakeAddress {
  const limit = limitTo(intake.limiter);

  /**
   * Finds the form of a post, and removes the fields that the form does not show.
   * @throws Refusal if the post breaks the form's rules
   */
  async function check(route: AddressRoute, sent: AddressPost) {
    const form = sent.formEntryId === undefined ? undefined : await formOf?.(sent.formEntryId);
    const { email, street, unit, zip } = sent;
    const values = shownValues(form, { email, street, unit, zip });
    refuseIssues(checkPost(form, values));
    const hidden = formFields
      .filter((field) => values[field] === undefined)
      .map((field) => route.names[field]);
    const payload = Object.fromEntries(
      Object.entries(sent.payload).filter(([name]) => !hidden.includes(name)),
    );
    const { street: line = '', unit: door = '', zip: code = '' } = values;
    return { form, post: { ...sent, email: values.email, street: line, unit: door, zip: code, payload } };
  }

  async function answerTo(post: CheckedPost, form: FormOfEntry | undefined) {
    const { email = '', street, unit, zip, pageSource } = post;
    // A visitor who sends an email without a street signs up for news, and asks about no address. A request for
    // service at an address is not a check, either: usually the address is not on the list.
    if (email !== '' && (street === '' || form?.isRequest)) return { outcome: SIGNED_UP, answer: signUp };
    const known = await outcomeOf({ streetAddress: street, unitNumber: unit, zipCode: zip });
    const outcome = known ?? SHOWN_IF_UNKNOWN;
    // A ZIP code alone is not enough to find an address, so ask for the street.
    if (outcome === 'tryAgain' && street === '')
      throw new Refusal('invalid_fields', { fields: { street: 'streetMissing' } });
    // On a result page, the visitor's address has already been checked. There, an email signs up for news.
    const isSignUp =
      email !== '' &&
      form?.form.signUp &&
      outcomeOfPage(results, splitLocale(pathOf(pageSource) ?? '', languages).path) !== undefined;
    const isToCome = outcome === 'notYet' || outcome === 'almostThere';
    return { outcome: known ?? UNKNOWN, answer: isSignUp && isToCome ? signUp : results[outcome] };
  }

  return async (route, sent, sender) => {
    await limit(LIMITS.posts, networkOf(sender.ip));
    const { form, post } = await check(route, sent);
    const resultPath = await takeOnce(intake, sender, {
      kind: route.kind,
      limits: LIMITS,
      contentHash: hashTyped(contentOf(post)),
      idempotencyKey: post.idempotencyKey,
      prove: () => judgeAddress(intake, sender, post),
      async keep() {
        const { outcome, answer } = await answerTo(post, form);
        return { payload: { ...post.payload, outcome }, answer };
      },
    });
    return receiptOf(resultPath, post, languages);
  };
}
