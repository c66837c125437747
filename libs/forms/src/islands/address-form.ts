import { AddressPostForm } from '../address-form/address-post-form.tsx';
import { withFormServices } from './with-form-services.tsx';

export default withFormServices(AddressPostForm);
