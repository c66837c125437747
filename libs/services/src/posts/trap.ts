import { HONEYPOT_FIELD, TRAP_TOLD_FIELD } from '@skein/forms/contract';
import { FLAGS, type Trust } from './proof.ts';
import { Refusal } from './refusal.ts';

/**
 * State of the hidden field. `filled`: something is in it, as add-ons that fill in forms may cause. `told`: the
 * visitor has been told and sends it again, which a person must be able to do. Undefined: it is empty.
 */
export type Trap = 'filled' | 'told' | undefined;

/** Reads the state of the hidden field. @param textIn reads a field of a post; empty if it is missing */
export function trapIn(textIn: (name: string) => string): Trap {
  if (textIn(HONEYPOT_FIELD) === '') return undefined;
  return textIn(TRAP_TOLD_FIELD) === '' ? 'filled' : 'told';
}

/**
 * Returns hidden fields for a form that comes back to its sender, so that the visitor is told about the hidden
 * field only once.
 */
export const afterTrap = (textIn: (name: string) => string): Readonly<Record<string, string>> =>
  textIn(HONEYPOT_FIELD) === '' && textIn(TRAP_TOLD_FIELD) === '' ? {} : { [TRAP_TOLD_FIELD]: '1' };

/**
 * Returns the trust in a post after a look at its hidden field.
 * @throws Refusal the first time that the field is filled and no proof came
 */
export function lessTrust(trust: Trust, trap: Trap): Trust {
  if (trap === undefined) return trust;
  if (trap === 'filled' && !trust.checked) throw new Refusal('not_a_visitor');
  return { ...trust, checked: false, flags: [...trust.flags, FLAGS.trapFilled] };
}
