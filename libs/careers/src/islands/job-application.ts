import { withFormServices } from '@skein/forms/with-form-services';
import { JobApplication } from '../job-application/job-application.tsx';

export default withFormServices(JobApplication);
