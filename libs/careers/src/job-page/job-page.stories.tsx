import type { AuthoredEntry } from '@skein/cms-client';
import type { StoryObj } from '@storybook/react-vite';
import { longDescription, shownJob } from '../testing/shown-job.ts';
import { story } from '../testing/story.ts';
import { jobPage } from './job-page.block.ts';
import * as fixtures from './job-page.fixtures.ts';
import { JobPage } from './job-page.tsx';
import type { ServedJob } from './served-job.ts';

export default {
  title: 'Careers/Job · gfJobPage',
  id: 'careers-job',
  component: JobPage,
  tags: ['job-page'],
};

const show = (served: () => ServedJob, fixture: AuthoredEntry = fixtures.jobPageBasic): StoryObj =>
  story(jobPage, JobPage, () => ({ served: served() }))(fixture);

const installer = {
  title: 'Installation technician',
  content: longDescription,
  metadata: [],
  departments: [{ name: 'Installations' }],
  offices: [
    { name: 'Austin', location: 'Austin, TX, United States' },
    { name: 'San Antonio', location: 'San Antonio, TX, United States' },
  ],
};
const video = (value: string) => [{ name: 'Video', value }];

export const Basic = show(() => shownJob(installer));
export const WithPlayer = {
  ...show(() => shownJob({ ...installer, metadata: video('https://www.youtube.com/watch?v=abcdefghijk') })),
  name: 'With somebody’s player',
};
export const WithFilm = {
  ...show(() => shownJob({ ...installer, metadata: video('/films/a-day.mp4') })),
  name: 'With a film of the site',
};
export const WithLink = {
  ...show(() => shownJob({ ...installer, metadata: video('https://videos.example.com/a-day') })),
  name: 'With a link to a film',
};
export const LongTitle = {
  ...show(() =>
    shownJob({
      ...installer,
      title: 'Senior principal field operations supervisor for fiber-to-the-premises construction, nights',
      offices: ['Austin, TX', 'Denver, CO', 'Nashville, TN', 'Salt Lake City, UT', 'Kansas City, MO'].map(
        (at) => ({
          name: at,
          location: at,
        }),
      ),
    }),
  ),
  name: 'A long title and many offices',
};
export const Bare = {
  ...show(() => shownJob({ content: null, metadata: [], departments: [], offices: [], location: null })),
  name: 'A title and nothing else',
};
export const Gone = { ...show(() => ({ status: 'gone' })), name: 'No longer open' };
export const Failed = {
  ...show(() => ({ status: 'failed', id: '44444' })),
  name: 'The board does not answer',
};
export const OwnWords = {
  ...show(() => ({ status: 'gone' }), fixtures.jobPageOwnWords),
  name: 'Words of an editor',
};
export const Spanish = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };
export const OnInk = { ...Basic, name: 'On ink', globals: { theme: 'ink' } };
