import { MaintenanceCall } from '../call-back/maintenance-call.tsx';
import { withFormServices } from './with-form-services.tsx';

export default withFormServices(MaintenanceCall);
