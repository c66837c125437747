import { HONEYPOT_FIELD, TRAP_TOLD_FIELD } from '@skein/forms/contract';
import { FLAGS, type Trust } from './proof.ts';
import { Refusal } from './refusal.ts';

/**
 * `filled`: something stands in the field that nobody sees; `told`: and the form has come back to its sender since.
 * Add-ons that fill in forms do that, too, so a person must be able to send it all the same. undefined: it is empty.
 */
export type Trap = 'filled' | 'told' | undefined;

/** @param textIn reads a field of a post; empty where there is none */
export function trapIn(textIn: (name: string) => string): Trap {
  if (textIn(HONEYPOT_FIELD) === '') return undefined;
  return textIn(TRAP_TOLD_FIELD) === '' ? 'filled' : 'told';
}

/** What a form that comes back to its sender carries, so that its trap is asked about once. */
export const afterTrap = (textIn: (name: string) => string): Readonly<Record<string, string>> =>
  textIn(HONEYPOT_FIELD) === '' && textIn(TRAP_TOLD_FIELD) === '' ? {} : { [TRAP_TOLD_FIELD]: '1' };

/** What a post is trusted after a look at its trap. @throws Refusal for a filled one beside no proof, once */
export function lessTrust(trust: Trust, trap: Trap): Trust {
  if (trap === undefined) return trust;
  if (trap === 'filled' && !trust.checked) throw new Refusal('not_a_visitor');
  return { ...trust, checked: false, flags: [...trust.flags, FLAGS.trapFilled] };
}
