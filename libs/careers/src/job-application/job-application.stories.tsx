import type { AuthoredEntry } from '@skein/cms-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { shortApplication } from '../testing/applications.ts';
import { story } from '../testing/story.ts';
import { askedOf } from './asked-of.ts';
import { jobApplication } from './job-application.content.ts';
import * as fixtures from './job-application.fixtures.ts';
import { JobApplication, type JobApplicationProps } from './job-application.tsx';

const meta = {
  title: 'Careers/Job application',
  component: JobApplication,
  tags: ['job-application'],
  parameters: { contentType: jobApplication },
} satisfies Meta<typeof JobApplication>;
export default meta;
type Story = StoryObj;

const show = (fixture: AuthoredEntry, more: Partial<JobApplicationProps> = {}): Story =>
  story(jobApplication, JobApplication, fixture, {
    extra: () => ({ job: askedOf(shortApplication), boardToken: 'skein', ...more }),
  });

export const Basic: Story = show(fixtures.jobApplicationBasic);
export const OwnWords: Story = { ...show(fixtures.jobApplicationOwnWords), name: 'Words of an editor' };
export const Taken: Story = { ...show(fixtures.jobApplicationOwnWords, { applied: true }), name: 'Taken' };
export const Spanish: Story = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };
