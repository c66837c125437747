import { HONEYPOT_FIELD, TRAP_TOLD_FIELD } from '@skein/forms/contract';
import { FLAGS, type Trust } from './proof.ts';
import { Refusal } from './refusal.ts';

/**
 * State of the hidden trap field. Undefined: empty. `filled`: not empty, perhaps because of a browser
 * extension. `told`: not empty, but the visitor has seen a message about the field and has sent the form again.
 */
export type Trap = 'filled' | 'told' | undefined;

/** Returns the state of the trap field. @param textIn returns the text of a field, or an empty text */
export function trapIn(textIn: (name: string) => string): Trap {
  if (textIn(HONEYPOT_FIELD) === '') return undefined;
  return textIn(TRAP_TOLD_FIELD) === '' ? 'filled' : 'told';
}

/**
 * Returns hidden fields for a form that is shown again, so that the visitor reads about the trap field only once.
 * @param isRefused false if the form is only shown in another language, without a message for the visitor
 */
export function afterTrap(
  textIn: (name: string) => string,
  isRefused: boolean,
): Readonly<Record<string, string>> {
  const isTold = textIn(TRAP_TOLD_FIELD) !== '' || (isRefused && textIn(HONEYPOT_FIELD) !== '');
  return isTold ? { [TRAP_TOLD_FIELD]: '1' } : {};
}

/**
 * Returns the trust in a post, which is lower if the trap field has a value.
 * @throws Refusal the first time that the field has a value and the post has no proof
 */
export function lessTrust(trust: Trust, trap: Trap): Trust {
  if (trap === undefined) return trust;
  if (trap === 'filled' && !trust.checked) throw new Refusal('not_a_visitor');
  return { ...trust, checked: false, flags: [...trust.flags, FLAGS.trapFilled] };
}
