import { choice, color, html, text, variant } from '@skein/cms-client';
import { iconNames } from '@skein/ui/tokens';
import { itemDefaults } from './item.defaults.ts';

/** One step of the construction in a city. */
export const comingSoonCard = variant({
  word: 'coming-soon',
  label: 'Coming-soon step',
  fields: {
    period: text('gfSubTitle', 60).help('When: Spring 2027'),
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
    progress: choice('gfStatus', ['done', 'now', 'next']).default(itemDefaults.progress),
  },
});

/** A benefit for a neighborhood. */
export const neighborhoodCard = variant({
  word: 'neighborhood',
  label: 'Neighborhood benefit',
  fields: {
    icon: choice('gfIcon', iconNames).default(itemDefaults.neighborhoodIcon),
    title: text('gfTitle'),
    description: html('gfDescription').optional(),
  },
});

/** A figure about a city. */
export const cityValueCard = variant({
  word: 'city-value',
  label: 'City value',
  fields: {
    value: text('gfValue', 16).help('A figure, as short as it can be said: 1,140'),
    title: text('gfTitle').help('What is counted'),
    description: html('gfDescription').optional(),
    color: color('gfBackgroundColor').optional().help('Ground of the box; left empty, boxes take turns'),
  },
});
