import { FaqAddressForm } from '../address-form/own-forms.tsx';
import { withFormServices } from './with-form-services.tsx';

export default withFormServices(FaqAddressForm);
