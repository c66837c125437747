import type { BlockNode, CallToActionContent } from '@skein/cms-client';
import type { Serving } from '@skein/cms-client/serve';
import { confirmTexts, formOfProps } from '@skein/forms/content';
import { TYPE_AGAIN_PATH, withPlan } from '@skein/forms/contract';
import { receipts, type ReceiptVisit } from '@skein/forms/serve';
import type { CheckedAddress } from '../heroes/address-label/address-lines.ts';
import { keptEmail } from '../heroes/address-label/kept-email.ts';
import { addressStatusHero } from '../heroes/address-status-hero/address-status-hero.block.ts';
import { hero } from '../heroes/hero/hero.block.ts';
import { accountNotFound } from '../help/account-not-found/account-not-found.block.ts';
import { plansSection } from '../plans/plans-section/plans-section.block.ts';
import { choiceOn, planText, type ChoiceOfPlans } from './choice-of-plans.ts';
import { yourPlan } from '../plans/plans-section/plans.texts.ts';
import { signUpHero } from '../heroes/sign-up-hero/sign-up-hero.block.ts';
import type { SignUp } from '../heroes/sign-up-hero/sign-up-hero.tsx';

/** Returns the words with which a form confirms a sign-up: the words of the form, or built-in words. */
function confirmationWords({ from, say }: ReceiptVisit): Pick<SignUp, 'title' | 'subtitle'> {
  const form = from && formOfProps(from.type, from.props) ? from.props : {};
  const word = (name: string, otherwise: string) => {
    const said = form[name];
    return typeof said === 'string' ? said : otherwise;
  };
  return {
    title: word('confirmTitle', say(confirmTexts.title)),
    subtitle: word('confirmSubtitle', say(confirmTexts.subtitle)),
  };
}

/**
 * Returns props with words about the visitor's street address, which replace the hero's usual words. If the page has a
 * choice of plans, the hero also names the chosen plan, and the hero's button orders the plan.
 */
function aboutAddress(
  { subtitle, addressTitle, addressNotice, addressTexts, emailNotice }: BlockNode['props'],
  { streetAddress, unitNumber, zipCode }: CheckedAddress,
  { sent: { email }, say }: ReceiptVisit,
  choice: ChoiceOfPlans | undefined,
) {
  const parts = [streetAddress, unitNumber, zipCode].filter((part) => part !== '');
  const asked = typeof addressNotice === 'string' ? `${addressNotice} ${parts.join(', ')}.` : subtitle;
  const notice = typeof emailNotice === 'string' ? emailNotice : undefined;
  const chosen = choice?.offeredAt(zipCode).find((card) => card === choice.chosen);
  const plan = chosen && `${say(yourPlan)}: ${planText(chosen)}.`;
  const kept = email === undefined ? undefined : keptEmail(email, say, notice);
  return {
    ...(typeof addressTitle === 'string' && { title: addressTitle }),
    subtitle: [asked, plan, kept].filter((part) => part !== undefined).join(' ') || undefined,
    ...(choice?.orderCta && { cta: choice.orderCta }),
    ...(Array.isArray(addressTexts) && { texts: addressTexts }),
  };
}

const isCta = (cta: unknown): cta is Pick<CallToActionContent, 'target'> =>
  typeof cta === 'object' && cta !== null && 'target' in cta;

/**
 * Returns the props of a hero with the result of an address check. If the address was not found, the link to the
 * address check leads to a form that contains the typed address. Otherwise, the link keeps the plan that the visitor
 * has chosen.
 */
function aboutOutcome(
  { cta }: BlockNode['props'],
  { sent: { page, email, plan }, pages, addressCheck, language }: ReceiptVisit,
  address: CheckedAddress,
) {
  const leadsToCheck = isCta(cta) && cta.target.href === addressCheck;
  if (!leadsToCheck) return { address, email };
  const typedAgain = `${TYPE_AGAIN_PATH}?lang=${language}`;
  const href = page === pages.results.tryAgain ? typedAgain : withPlan(addressCheck, plan);
  return { address, email, cta: { ...cta, target: { href } } };
}

/**
 * Returns props with a link to the address check. A visitor whose address has no account types another address instead
 * of signing in again.
 */
const typedAgain = (
  { tryAgainCta }: BlockNode['props'],
  { sent: { plan }, addressCheck }: ReceiptVisit,
): object | undefined =>
  isCta(tryAgainCta)
    ? { tryAgainCta: { ...tryAgainCta, target: { href: withPlan(addressCheck, plan) } } }
    : undefined;

/**
 * Defines how a server draws heroes that repeat the data that the visitor has just sent, such as the checked address.
 */
export const receiptServing: Serving = {
  types: [addressStatusHero.id, hero.id, signUpHero.id, plansSection.id, accountNotFound.id],
  tell({ blocks }, visit) {
    const receipt = receipts.of(visit);
    if (!receipt) return undefined;
    const { email, street = '', unit = '', zip = '' } = receipt.sent;
    const kept: CheckedAddress = { streetAddress: street, unitNumber: unit, zipCode: zip };
    const address = street === '' ? undefined : kept;
    const words = confirmationWords(receipt);
    const choice = choiceOn(blocks);
    return {
      props({ type, props }) {
        switch (type) {
          case addressStatusHero.id:
            // Without a street the hero shows no address, not even one that the browser has stored.
            return zip === '' ? undefined : aboutOutcome(props, receipt, kept);
          case hero.id:
            return address && aboutAddress(props, address, receipt, choice);
          case accountNotFound.id:
            return address && typedAgain(props, receipt);
          case plansSection.id:
            return props['asChoice'] === true ? { answered: true } : undefined;
          case signUpHero.id:
            return email === undefined
              ? undefined
              : { signUp: { ...words, ...kept, email } satisfies SignUp };
          default:
            return undefined;
        }
      },
    };
  },
};
