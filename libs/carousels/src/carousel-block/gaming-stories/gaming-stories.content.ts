import { list, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';
import { gamingStory } from './gaming-story.content.ts';

export const gamingStories = variant({
  number: 2,
  label: 'Gaming stories',
  use: 'Three to five stories that are told one after the other as the page is scrolled.',
  avoid: 'More than six: each takes a window of scrolling. Quotations: take testimonials.',
  fields: { items: list('gfItems', gamingStory).default([]) },
});

export interface GamingStoriesProps extends PropsOf<typeof sharedFields, typeof gamingStories.fields> {}
