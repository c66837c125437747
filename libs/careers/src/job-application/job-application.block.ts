import { block, entryType, text, type FieldsType, type PropsOf, type Block } from '@skein/cms-client';

const fields = {
  title: text('gfTitle', 60).optional().help('Left out: Apply now'),
  submit: text('gfCtaText', 40).optional().help('Left out: Submit application'),
  failed: text('gfErrorMessage', 200).optional().help('Said when an application did not go through'),
  thanks: text('gfSuccessMessage', 120).optional().help('Said when it was taken'),
  openRoles: text('gfOpenRolesCtaText', 60).optional().help('Left out: See open roles'),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

export interface JobApplicationContent extends PropsOf<typeof fields> {}

const model: FieldsType<typeof fields, 'gfJobApplication', JobApplicationContent> = entryType(
  'gfJobApplication',
  {
    name: 'Job application',
    description: 'The application form of one job: whatever its job board asks',
    use: 'The page /careers/job/, once, below the job. The address names the job.',
    avoid: 'Any other page: no job is named in its address, and there is nothing to ask.',
    displayField: 'gfAnalyticsTagId',
  },
  fields,
);

export const jobApplication: Block<typeof model> = block(model, {
  component: () => import('./job-application.tsx').then((m) => m.JobApplication),
  // Neither a thank-you message nor a job that takes no applications needs script.
  wakes: (props) =>
    'job' in props && props.job && !('applied' in props)
      ? { when: 'interaction', island: () => import('../islands/job-application.ts').then((m) => m.default) }
      : undefined,
});
