import { readJob, safeJob } from '@skein/careers/contract';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { Role } from '../role';

/** A job in the format of a job board. */
const answer = {
  id: 4401,
  title: 'Fiber splicer',
  location: { name: 'Austin, TX' },
  content: '&lt;p&gt;You join glass to glass.&lt;/p&gt;',
  questions: [{ label: 'Name', required: true, fields: [{ name: 'first_name', type: 'input_text' }] }],
};

export default function Page() {
  const job = readJob(answer);
  return (
    <main id="main">
      <Role
        served={job ? { status: 'open', job: safeJob(job, createServerSanitize()) } : { status: 'gone' }}
      />
    </main>
  );
}
