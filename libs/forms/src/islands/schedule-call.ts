import { ScheduleCall } from '../call-back/schedule-call.tsx';
import { withFormServices } from './with-form-services.tsx';

export default withFormServices(ScheduleCall);
