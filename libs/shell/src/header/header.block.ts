import {
  block,
  given,
  callToAction,
  entryType,
  href,
  image,
  list,
  one,
  text,
  type FieldsType,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { browserProps } from './browser-props.ts';
import type { OnPage } from '../shell/shell-page.ts';
import { userDetails } from '../account/user-details.content.ts';
import { navigation } from '../navigation/navigation.content.ts';

const fields = {
  internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
  logo: image('gfLogo').optional().help('Wide logo on transparent ground; its title is read aloud'),
  logoUrl: href('gfLogoUrl').optional().help('Home page when empty'),
  navigation: one('gfNavigation', navigation),
  ctas: list('gfCta', callToAction)
    .default([])
    .help(
      'One that opens the address check, one for signing in, and variants of either that carry a flag key and variation. One with a path stands in place of the address check on its pages: put it first',
    ),
  contactUsLabel: text('contactUsLabel', 40).optional().help('First entry of a city’s Support menu'),
  supportLabel: text('supportLabel', 40).optional().help('Name of a city’s Support entry'),
  fiberspaceLabel: text('fiberspaceLabel', 40).optional().help('Second entry of a city’s Support menu'),
  salesLabel: text('gfContactSalesLabel', 80).optional().help('Read aloud before the sales number'),
  salesNumber: one('gfContactSalesNumber', callToAction).optional(),
  userDetails: one('gfUserDetails', userDetails)
    .optional()
    .help('Account menu of visitors who are signed in'),
  appDownloadLabel: text('appDownloadLabel', 40)
    .optional()
    .help('What customers see in place of the address check'),
} as const;

export interface HeaderContent extends PropsOf<typeof fields> {}

const model: FieldsType<typeof fields, 'gfHeader', HeaderContent> = entryType(
  'gfHeader',
  {
    name: 'Header',
    description: 'Logo, navigation and calls to action at the top of every page',
    use: 'The whole site: one, which the site entry holds.',
    avoid: 'Links that one page needs: put them into a block of that page.',
  },
  fields,
);

export const header: Block<typeof model> = block(model, {
  component: () => import('./header.tsx').then((m) => m.Header),
  hostProps: given<OnPage>(),
  wakes: {
    when: 'interaction',
    island: () => import('./header-island.tsx').then((m) => m.HeaderIsland),
    on: ['portal-data'],
    browserProps,
  },
});
