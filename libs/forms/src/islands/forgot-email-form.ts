import { ForgotEmailForm } from '../forgot-email/forgot-email-form.tsx';
import { withFormServices } from './with-form-services.tsx';

export default withFormServices(ForgotEmailForm);
