import {
  block,
  entryType,
  longText,
  text,
  type FieldsType,
  type PropsOf,
  type Block,
} from '@skein/cms-client';

const fields = {
  title: text('gfTitle', 80).optional().help('Left out: All open roles'),
  subtitle: longText('gfSubtitle', 300).optional(),
  locationLabel: text('gfLocationLabel', 60).optional().help('Left out: Location'),
  allLocations: text('gfLocationPlaceholder', 60).optional().help('Left out: All locations'),
  keywordLabel: text('gfKeywordLabel', 60).optional().help('Left out: Keyword'),
  buttonText: text('gfCtaText', 40).optional().help('Left out: Search'),
  nothingFound: text('gfNoResultsFoundMessage', 200)
    .optional()
    .help('Left out: Your search did not match any opportunities. Four suggestions follow'),
  failed: text('gfErrorMessage', 200).optional().help('Said when the job board does not answer'),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

export interface OpenRolesContent extends PropsOf<typeof fields> {}

const model: FieldsType<typeof fields, 'gfOpenRoles', OpenRolesContent> = entryType(
  'gfOpenRoles',
  {
    name: 'Open roles',
    description: 'All jobs of the job board by department, with a keyword and a location to filter them',
    use: 'The page /careers, once: its anchor is roles.',
    avoid: 'One job: the page /careers/job/ draws it.',
  },
  fields,
);

export const openRoles: Block<typeof model> = block(model, {
  component: () => import('./open-roles.tsx').then((m) => m.OpenRoles),
  // The search is in the address of the page, and the server has drawn all roles.
  wakes: {
    when: 'interaction',
    island: () => import('./open-roles.tsx').then((m) => m.OpenRoles),
    ownsUrl: true,
  },
});
