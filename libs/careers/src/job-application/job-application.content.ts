import { entryType, text, type FieldsType, type PropsOf } from '@skein/cms-client';

const fields = {
  title: text('gfTitle', 60).optional().help('Left out: Apply now'),
  submit: text('gfCtaText', 40).optional().help('Left out: Submit application'),
  failed: text('gfErrorMessage', 200).optional().help('Said when an application did not go through'),
  thanks: text('gfSuccessMessage', 120).optional().help('Said when it was taken'),
  openRoles: text('gfOpenRolesCtaText', 60).optional().help('Left out: See open roles'),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

export interface JobApplicationContent extends PropsOf<typeof fields> {}

export const jobApplication: FieldsType<typeof fields, 'gfJobApplication', JobApplicationContent> = entryType(
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
