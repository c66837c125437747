import { variantType } from '@skein/cms-client';
import {
  accoladeCard,
  stayInTouchCard,
  supportContactCard,
  webpassSupportCard,
} from './help-cards.content.ts';
import {
  claimCard,
  phoneTermCard,
  planOfferingCard,
  tvChoiceCard,
  webpassCard,
} from './offer-cards.content.ts';
import { aboutUsCard, employeeGroupCard, leadershipCard } from './people-cards.content.ts';
import { cityValueCard, comingSoonCard, neighborhoodCard } from './place-cards.content.ts';

/** A card of a grid. The kind of the card and the type of the grid decide the look of the whole grid. */
export const card = variantType(
  'gfCard',
  {
    name: 'Card',
    description: 'One item of a grid section; the kind of the first card decides how the grid looks',
    use: 'Several things of one kind, side by side, in a content grid.',
    avoid: 'A single thing: take a content block.',
    displayField: 'gfTitle',
  },
  'gfCardType',
  {},
  {
    leadershipCard,
    aboutUsCard,
    employeeGroupCard,
    comingSoonCard,
    neighborhoodCard,
    cityValueCard,
    tvChoiceCard,
    planOfferingCard,
    webpassCard,
    phoneTermCard,
    claimCard,
    supportContactCard,
    webpassSupportCard,
    stayInTouchCard,
    accoladeCard,
  },
);
