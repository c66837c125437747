import type { AuthoredEntry } from '@skein/cms-client';
import * as fixtures from '../address-form/address-form.fixtures.ts';
import type { AddressField } from '../address/address-fields.ts';
import type { FormId } from '../address-form/address-forms.ts';

interface FixtureForm {
  readonly fixture: AuthoredEntry;
  readonly shown: readonly AddressField[];
}

const address = ['street', 'unit', 'zip'] as const;
const everything = ['email', ...address] as const;

/** Fixtures of each form, one for each set of shown fields. */
export const fixtureForms: Readonly<Record<FormId, readonly FixtureForm[]>> = {
  email: [
    { fixture: fixtures.email, shown: ['email'] },
    { fixture: fixtures.emailWithAddress, shown: everything },
  ],
  cityEmail: [{ fixture: fixtures.cityEmail, shown: everything }],
  search: [{ fixture: fixtures.search, shown: address }],
  header: [
    { fixture: fixtures.header, shown: everything },
    { fixture: fixtures.headerWithoutEmail, shown: address },
  ],
  bottomSearch: [{ fixture: fixtures.bottomSearch, shown: address }],
  stateEmail: [{ fixture: fixtures.stateEmail, shown: ['email', 'zip'] }],
  neighborhoodSearch: [{ fixture: fixtures.neighborhoodSearch, shown: address }],
  overlappingEmail: [{ fixture: fixtures.overlappingEmail, shown: everything }],
  tooltipEmail: [{ fixture: fixtures.tooltipEmail, shown: ['email'] }],
  addressAndEmailSearch: [{ fixture: fixtures.addressAndEmailSearch, shown: everything }],
  emailOnlySearch: [{ fixture: fixtures.emailOnlySearch, shown: ['email'] }],
  heroSearch: [{ fixture: fixtures.heroSearch, shown: address }],
  heroEmail: [{ fixture: fixtures.heroEmail, shown: ['email', 'zip'] }],
  stayConnected: [{ fixture: fixtures.stayConnected, shown: everything }],
  faqAddress: [
    { fixture: fixtures.faqAddress, shown: address },
    { fixture: fixtures.faqAddressWithEmail, shown: everything },
  ],
  comingSoonSignUp: [{ fixture: fixtures.comingSoonSignUp, shown: ['email'] }],
};
