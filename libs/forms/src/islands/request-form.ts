import { RequestForm } from '../request-form/request-form.tsx';
import { withFormServices } from './with-form-services.tsx';

export default withFormServices(RequestForm);
