import type { AuthoredEntry } from '@skein/cms-client';
import type { StoryObj } from '@storybook/react-vite';
import { shortApplication } from '../testing/applications.ts';
import { story } from '../testing/story.ts';
import { askedOf } from './asked-of.ts';
import { jobApplication } from './job-application.block.ts';
import * as fixtures from './job-application.fixtures.ts';
import { JobApplication, type JobApplicationProps } from './job-application.tsx';

export default {
  title: 'Careers/Job application · gfJobApplication',
  id: 'careers-job-application',
  component: JobApplication,
  tags: ['job-application'],
};

const show = (fixture: AuthoredEntry, more: Partial<JobApplicationProps> = {}): StoryObj =>
  story(jobApplication, JobApplication, () => ({
    job: askedOf(shortApplication),
    boardToken: 'skein',
    ...more,
  }))(fixture);

export const Basic = { ...show(fixtures.jobApplicationBasic), tags: ['strangers'] };
export const OwnWords = { ...show(fixtures.jobApplicationOwnWords), name: 'Words of an editor' };
export const Taken = { ...show(fixtures.jobApplicationOwnWords, { applied: true }), name: 'Taken' };
export const Spanish = { ...Basic, name: 'In Spanish', globals: { language: 'es' } };
