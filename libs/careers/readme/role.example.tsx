import { JobApplication, JobPage } from '@skein/careers';
import { askedOf, type ServedJob } from '@skein/careers/serve';

export const Role = ({ served }: { readonly served: ServedJob }) => (
  <>
    <JobPage served={served} />
    {served.status === 'open' && (
      <JobApplication job={askedOf(served.job)} boardToken="acme" postTo="/api/applications" />
    )}
  </>
);
