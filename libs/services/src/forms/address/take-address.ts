import type { FormOfEntry } from '@skein/forms/content';
import { formFields, outcomeOfPage, type Receipt } from '@skein/forms/contract';
import { splitLocale, type SiteLanguages } from '@skein/cms-client';
import { networkOf, pathOf, unlocalised } from '@skein/http';
import type { AddressOutcome } from '../../stand-ins/address/model/address.types.ts';
import type { Intake, Sender } from '../../posts/intake.ts';
import { hashTyped } from '../../posts/identity.ts';
import { LIMITS } from '../../posts/limits.ts';
import type { FormPages } from '../../posts/form-pages.ts';
import { takeOnce } from '../../posts/take-once.ts';
import { limitTo } from '../../posts/limit-to.ts';
import { Refusal, refuseIssues } from '../../posts/refusal.ts';
import type { AddressPost, AddressRoute } from './address-posts.ts';
import { checkPost, shownValues, type FormOf } from './form-rules.ts';
import { judgeAddress } from './judge-address.ts';

export interface AddressRules {
  /** Returns the result of an address check. */
  readonly outcomeOf: (address: {
    streetAddress: string;
    unitNumber: string;
    zipCode: string;
  }) => Promise<AddressOutcome>;
  readonly formOf?: FormOf | undefined;
  /** Languages of the site. Default: English, and Spanish below `/intl/es`. */
  readonly languages?: SiteLanguages | undefined;
}

/** The answer that means: no address was checked. */
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

/** Returns the content that distinguishes one address post from another. */
const contentOf = ({ formEntryId = '', email = '', street, unit, zip }: AddressPost) => ({
  form: formEntryId,
  email,
  street,
  unit,
  zip,
});

/** Takes an address post. @returns the receipt for the page to which the visitor goes next */
export type TakeAddress = (route: AddressRoute, post: AddressPost, sender: Sender) => Promise<Receipt>;

/** Creates the function that checks and stores an address post, once. The post is on disk when it resolves. */
export function addressTaker(
  intake: Intake,
  { results, signUp }: Pick<FormPages, 'results' | 'signUp'>,
  { outcomeOf, formOf, languages }: AddressRules,
): TakeAddress {
  const limit = limitTo(intake.limiter);

  /**
   * Returns the form of a post, and the post with only the fields that the form shows.
   * @throws Refusal if it breaks the form's rules
   */
  async function check(route: AddressRoute, sent: AddressPost) {
    const form = sent.formEntryId === undefined ? undefined : await formOf?.(sent.formEntryId);
    const { email, street, unit, zip } = sent;
    const values = shownValues(form, { ...(email === undefined ? {} : { email }), street, unit, zip });
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

  async function answerTo(post: AddressPost, form: FormOfEntry | undefined) {
    const { email = '', street, unit, zip, pageSource } = post;
    // An email without a street is about news, and no question about an address.
    if (email !== '' && street === '') return { outcome: SIGNED_UP, answer: signUp };
    const outcome = await outcomeOf({ streetAddress: street, unitNumber: unit, zipCode: zip });
    // With the ZIP alone nobody can look further, and a page about an address that was not found would not say why.
    if (outcome === 'tryAgain' && street === '')
      throw new Refusal('invalid_fields', { fields: { street: 'streetMissing' } });
    // On the page of what checking an address came to, the question has been answered before.
    const isSignUp =
      email !== '' &&
      form?.form.signUp &&
      outcomeOfPage(results, splitLocale(pathOf(pageSource) ?? '', languages).path) !== undefined;
    const isToCome = outcome === 'notYet' || outcome === 'almostThere';
    return { outcome, answer: isSignUp && isToCome ? signUp : results[outcome] };
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
    return receiptOf(resultPath, post);
  };
}
