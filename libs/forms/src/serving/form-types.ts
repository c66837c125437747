import {
  addressForm,
  comingSoonSignUp,
  faqAddressForm,
  heroEmailForm,
  heroSearchForm,
  stayConnectedForm,
} from '../address-form/address-form.content.ts';
import { requestForm } from '../request-form/request-form.content.ts';

/** Content types whose block is a form that is posted as a whole. */
export const formTypes: readonly string[] = [
  addressForm,
  comingSoonSignUp,
  faqAddressForm,
  heroEmailForm,
  heroSearchForm,
  requestForm,
  stayConnectedForm,
].map(({ id }) => id);
