import type { ServedJob } from '@skein/careers/serve';
import { htmlLiteral } from '@skein/ui';

type Job = Extract<ServedJob, { readonly status: 'open' }>['job'];

/** Returns an open job that accepts applications. */
export const lamplighter = (questions: Job['questions']): ServedJob => ({
  status: 'open',
  job: {
    id: '7',
    title: 'Lamplighter',
    location: 'Austin, TX',
    description: htmlLiteral`<p>You go before the dark does.</p>`,
    isProspect: false,
    departments: [],
    offices: [],
    metadata: [],
    questions,
    compliance: [],
    dataConsents: [],
  },
});
