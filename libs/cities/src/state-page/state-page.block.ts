import {
  block,
  callToAction,
  entryType,
  flag,
  list,
  one,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { cityCard } from './city-card.content.ts';

const model = entryType(
  'gfStatePage',
  {
    name: 'State page',
    description: 'The cities of a state as cards, under its title',
    use: 'The page of a state: a card for each of its cities.',
    avoid: 'Cities of several states: take content block 5.',
  },
  {
    title: text('gfTitle'),
    isPageTitle: flag('gfIsPageTitle').default(false).help('On for the first block of a page without a hero'),
    subtitle: text('gfSubTitle').optional(),
    cities: list('gfItems', cityCard).default([]).help('In the order in which they are shown'),
    checkAddress: one('gfCheckAddressNote', callToAction)
      .optional()
      .help('A note under the cards; with the link #! it opens the address check'),
    checkAddressText: text('gfCheckAddressText').optional().help('What the note says before its link'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface StatePageProps extends PropsOf<typeof model.fields> {}

export const statePage: Block<typeof model> = block(model, {
  component: () => import('./state-page.tsx').then((m) => m.StatePage),
});
