import {
  block,
  callToAction,
  entryType,
  flag,
  linkTarget,
  longText,
  one,
  text,
  type FieldsType,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { finderCity } from '../city/city-field.ts';

const fields = {
  city: finderCity('gfCity').help('Id of the city as its address has it: austin'),
  title: text('gfTitle', 80).optional().help('Left out: Find your apartment or condo'),
  isPageTitle: flag('gfIsPageTitle').default(true).help('Off where another block has the title of the page'),
  noResults: text('gfNoResultsFoundMessage').optional().help('Said when a search finds nothing'),
  helpLink: one('gfHelpBringServiceCta', callToAction).optional().help('Below it: a way to ask for service'),
  signUpLink: linkTarget('gfSignUpLink').optional().help('Left out: the address check'),
  updatesLink: linkTarget('gfStayUpdatedLink').optional().help('Left out: the address check'),
  availableStatus: text('gfAvailableStatus', 80).optional().help('Left out: Fiber is installed'),
  availableTitle: text('gfAvailableTitle', 80).optional().help('Left out: Great news.'),
  availableText: longText('gfAvailableText', 300).optional(),
  availableNext: longText('gfAvailableNextStep', 300).optional(),
  availableButton: text('gfAvailableButton', 60).optional().help('Left out: Sign up now'),
  availableCard: text('gfAvailableCardButton', 40).optional().help('Left out: Sign up now'),
  comingStatus: text('gfComingStatus', 80).optional().help('Left out: Coming soon'),
  comingTitle: text('gfComingTitle', 80).optional().help('Left out: Great news.'),
  comingText: longText('gfComingText', 300).optional(),
  comingNext: longText('gfComingNextStep', 300).optional(),
  comingButton: text('gfComingButton', 60).optional().help('Left out: Stay updated on our progress'),
  comingCard: text('gfComingCardButton', 40).optional().help('Left out: Stay updated'),
  loadMore: text('gfLoadMoreLabel', 40).optional().help('Left out: Next'),
  website: text('gfWebsiteLabel', 60).optional().help('Link to the page of the city'),
  contact: text('gfContactLabel', 60).optional().help('Link to support in the city'),
  share: text('gfShareLabel', 40).optional().help('Left out: Share'),
  analyticsId: text('gfAnalyticsTagId').optional(),
} as const;

export interface ApartmentFinderContent extends PropsOf<typeof fields> {}

const model: FieldsType<typeof fields, 'gfApartmentFinder', ApartmentFinderContent> = entryType(
  'gfApartmentFinder',
  {
    name: 'Apartment finder',
    description: 'Buildings of a city: search, neighborhoods, list, map and detail',
    use: 'The page /cities/{city}/apartments, once.',
    avoid: 'Any other page: take the apartment search, whose results lead here.',
  },
  fields,
);

export const apartmentFinder: Block<typeof model> = block(model, {
  component: () => import('./apartment-finder.tsx').then((m) => m.ApartmentFinder),
  // At its address, the server draws the list. The map loads only when the visitor wants it.
  wakes: {
    when: 'visible',
    island: () => import('../islands/apartment-finder.ts').then((m) => m.default),
    ownsUrl: true,
  },
});
