import { ChatForm } from '@skein/forms';
import { withFormServices } from './with-form-services.tsx';

export default withFormServices(ChatForm);
