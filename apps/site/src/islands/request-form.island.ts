import { RequestForm } from '@skein/forms';
import { withFormServices } from './with-form-services.tsx';

export default withFormServices(RequestForm);
