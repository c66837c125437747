import { browserSanitize } from '@skein/cms-client/sanitize';
import { readJob } from '../contract/read-job.ts';
import { safeJob } from '../contract/safe-job.ts';
import { jobDescription } from '../description/job-description.ts';
import type { ServedJob } from '../job-page/served-job.ts';
import { publicJob } from './public-board.fixtures.ts';

/** Returns a job for the job page, from a board's answer with some changes. Throws if there is no job. */
export function shownJob(changes: object = {}): ServedJob {
  const job = readJob({ ...publicJob, ...changes });
  if (!job) throw new Error('This is no job');
  const sanitize = browserSanitize();
  return { status: 'open', job: safeJob(job, sanitize, (markup) => jobDescription(markup, sanitize)) };
}

/** A job description in the style of recruiters. */
export const longDescription = `
<p>You lay the last hundred feet: from the street, through the wall, to the table where somebody does their homework. Read <a href="/about">who we are</a> first.</p>
<h2>What you do</h2>
<ul><li>Drive, dig, drill and sweep up after yourself.</li><li>Join glass so that nobody notices.</li><li>Say what comes next, in English or in Spanish.</li></ul>
<h2>What you bring</h2>
<ul><li>A driver's license, and no fear of ladders.</li><li>Patience with dogs.</li></ul>
<h2>What you get</h2>
<p>$29 to $38 an hour, a van that is yours, and Sundays.</p>
<p>#LI-Onsite #LI-AB1</p>`;
