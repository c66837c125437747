import { ChatForm } from '../live-chat/chat-form.tsx';
import { withFormServices } from './with-form-services.tsx';

export default withFormServices(ChatForm);
