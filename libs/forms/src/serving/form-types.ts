import { addressForm } from '../address-form/address-form.block.ts';
import {
  comingSoonSignUp,
  faqAddressForm,
  heroEmailForm,
  heroSearchForm,
  stayConnectedForm,
} from '../address-form/own-forms.block.ts';
import { requestForm } from '../request-form/request-form.block.ts';

/** Content types of forms that post all fields at once. */
export const formTypes: readonly string[] = [
  addressForm,
  comingSoonSignUp,
  faqAddressForm,
  heroEmailForm,
  heroSearchForm,
  requestForm,
  stayConnectedForm,
].map(({ id }) => id);
