import { columns, variant, type PropsOf } from '@skein/cms-client';
import { COLUMNS, type gridFields } from '../frame/fields.shared.ts';
import { card } from '../items/card.content.ts';

export const comingSoonTimeline = variant({
  word: 'coming-soon-timeline',
  label: 'Coming-soon timeline',
  use: 'What happens in a city, in order, until it has service.',
  avoid: 'Steps that a visitor takes: take rounded numbers.',
  fields: { items: columns(COLUMNS, card.only('comingSoonCard')) },
});

export interface ComingSoonTimelineProps extends PropsOf<
  typeof gridFields,
  typeof comingSoonTimeline.fields
> {}
