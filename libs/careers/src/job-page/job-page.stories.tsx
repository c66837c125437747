import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longDescription, shownJob } from '../testing/shown-job.ts';
import { story } from '../testing/story.ts';
import { jobPage } from './job-page.content.ts';
import * as fixtures from './job-page.fixtures.ts';
import { JobPage } from './job-page.tsx';
import type { ServedJob } from './served-job.ts';

const meta = {
  title: 'Careers/Job',
  component: JobPage,
  tags: ['job-page'],
  parameters: { contentType: jobPage },
} satisfies Meta<typeof JobPage>;
export default meta;
type Story = StoryObj;

const show = (served: () => ServedJob, fixture: AuthoredEntry = fixtures.jobPageBasic): Story =>
  story(jobPage, JobPage, fixture, { extra: () => ({ served: served() }) });

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

export const Basic: Story = show(() => shownJob(installer));
export const WithPlayer: Story = {
  ...show(() => shownJob({ ...installer, metadata: video('https://www.youtube.com/watch?v=abcdefghijk') })),
  name: 'With somebody’s player',
};
export const WithFilm: Story = {
  ...show(() => shownJob({ ...installer, metadata: video('/films/a-day.mp4') })),
  name: 'With a film of the site',
};
export const WithLink: Story = {
  ...show(() => shownJob({ ...installer, metadata: video('https://videos.example.com/a-day') })),
  name: 'With a link to a film',
};
export const LongTitle: Story = {
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
export const Bare: Story = {
  ...show(() => shownJob({ content: null, metadata: [], departments: [], offices: [], location: null })),
  name: 'A title and nothing else',
};
export const Gone: Story = { ...show(() => ({ status: 'gone' })), name: 'No longer open' };
export const Failed: Story = {
  ...show(() => ({ status: 'failed', id: '44444' })),
  name: 'The board does not answer',
};
export const OwnWords: Story = {
  ...show(() => ({ status: 'gone' }), fixtures.jobPageOwnWords),
  name: 'Words of an editor',
};
export const Spanish: Story = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };
export const OnInk: Story = { ...Basic, name: 'On ink', globals: { theme: 'ink' } };
