import type { FormField } from '../contract/form-fields.ts';
import type { FormId } from '../contract/forms.ts';

/** Where messages stand: under each field, together under the form, or in a bubble at the field. */
export type IssuePlace = 'field' | 'form' | 'tooltip';

export interface FormLook {
  /** `bar`: all in one row where there is room. `stack`: an address like on an envelope. */
  readonly layout: 'bar' | 'stack';
  readonly issues: IssuePlace;
  /** On small screens unit and ZIP come when the form has the focus or the street has text. */
  readonly folds: boolean;
  /** They fade in, and the street field moves up to where keyboards leave it visible. */
  readonly hero: boolean;
  /** The button is disabled while the form is on its way. */
  readonly disablesButton: boolean;
}

const stack: FormLook = {
  layout: 'stack',
  issues: 'field',
  folds: false,
  hero: false,
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
  heroSearch: { ...bar, folds: true, hero: true },
  heroEmail: bar,
  stayConnected: stack,
  faqAddress: bar,
  comingSoonSignUp: stack,
};

/** How a form looks. One that asks for an email alone, or with a ZIP, has its button beside it. */
export function lookOf(id: FormId, shown: readonly FormField[]): FormLook {
  const look = looks[id];
  if (look.layout === 'bar' || shown.includes('street')) return look;
  return { ...look, layout: 'bar', issues: look.issues === 'field' ? 'form' : look.issues };
}
