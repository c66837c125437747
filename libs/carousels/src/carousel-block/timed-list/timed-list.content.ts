import { flag, list, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';
import { timedItem } from './timed-item.content.ts';

export const timedList = variant({
  number: 3,
  label: 'Timed list',
  use: 'Three to six steps or sides of one thing, each with a picture.',
  avoid: 'More than six: the list is longer than what it shows.',
  fields: {
    items: list('gfItems', timedItem).default([]),
    autoSlider: flag('gfAutoSlider').default(true),
  },
});

export interface TimedListProps extends PropsOf<typeof sharedFields, typeof timedList.fields> {}
