import { JobApplication } from '@skein/careers/job-application';
import { withFormServices } from './with-form-services.tsx';

export default withFormServices(JobApplication);
