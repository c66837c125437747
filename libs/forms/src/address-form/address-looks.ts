import type { AddressField } from '../address/address-fields.ts';
import type { FormLook } from '../form/form-look.ts';
import type { FormId } from './address-forms.ts';

const stack: FormLook = {
  layout: 'stack',
  issues: 'field',
  folds: false,
  fades: false,
  disablesButton: false,
};
const bar: FormLook = { ...stack, layout: 'bar', issues: 'form' };
const search: FormLook = { ...bar, folds: true, disablesButton: true };

const looks: Readonly<Record<FormId, FormLook>> = {
  email: stack,
  cityEmail: stack,
  search,
  header: { ...stack, issues: 'form' },
  bottomSearch: bar,
  stateEmail: stack,
  neighborhoodSearch: bar,
  overlappingEmail: stack,
  tooltipEmail: { ...stack, issues: 'tooltip' },
  addressAndEmailSearch: search,
  emailOnlySearch: search,
  heroSearch: { ...bar, folds: true, fades: true },
  heroEmail: bar,
  stayConnected: stack,
  faqAddress: bar,
  comingSoonSignUp: stack,
};

/**
 * Returns the look of a form. If a form has only an email, or email and ZIP, its button is beside the fields.
 */
export function lookOf(id: FormId, shown: readonly AddressField[]): FormLook {
  const look = looks[id];
  if (look.layout === 'bar' || shown.includes('street')) return look;
  return { ...look, layout: 'bar', issues: look.issues === 'field' ? 'form' : look.issues };
}
