import {
  block,
  entryType,
  image,
  longText,
  text,
  type FieldsType,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import type { ServedJob } from './served-job.ts';

const fields = {
  applyText: text('gfApplyCtaText', 40).optional().help('Left out: Apply now'),
  openRolesText: text('gfOpenRolesCtaText', 60).optional().help('Left out: See open roles'),
  failed: text('gfErrorMessage', 200).optional().help('Said when the job board does not answer'),
  gone: text('gfNotFoundTitle', 80).optional().help('Said when there is no such job any more'),
  goneNext: longText('gfNotFoundMessage', 300).optional().help('Below it'),
  goneImage: image('gfNotFoundImage').optional().help('Beside it'),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

export interface JobPageContent extends PropsOf<typeof fields> {}

const model: FieldsType<typeof fields, 'gfJobPage', JobPageContent> = entryType(
  'gfJobPage',
  {
    name: 'Job',
    bringsTitle: true,
    description: 'One job of the job board: title, offices, film and description',
    use: 'The page /careers/job/, once, before the application. The address names the job.',
    avoid: 'Any other page: no job is named in its address.',
    displayField: 'gfAnalyticsTagId',
  },
  fields,
);

export const jobPage: Block<typeof model> = block(model, {
  component: () => import('./job-page.tsx').then((m) => m.JobPage),
  wakes: ({ served }: JobPageContent & { readonly served?: ServedJob }) =>
    served?.status === 'open' && served.job.video !== undefined
      ? { when: 'visible', enhancer: () => import('@skein/ui/enhance-video').then((m) => m.enhanceVideos) }
      : undefined,
});
