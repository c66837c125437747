import { block, entryType, html, list, namedChoice, text, type PropsFrom } from '@skein/cms-client';

/** A street or neighborhood, and how far the construction of its fiber line is. */
export const scheduledStreet = entryType(
  'scheduledStreet',
  { name: 'Scheduled street', description: 'A street, and how far its line is', displayField: 'name' },
  {
    name: text('name', 60),
    stage: namedChoice('stage', {
      planned: 'planned',
      digging: 'digging',
      splicing: 'splicing',
      ready: 'ready',
    }),
    when: text('when', 60).help('The month, or what else is known: “Ready since May”'),
  },
);

const model = entryType(
  'streetSchedule',
  {
    name: 'Street schedule',
    description: 'Streets, and how far the line of each is',
    use: 'The page of what is being built, and wherever somebody wonders when it is their turn.',
    avoid: 'More than twelve streets: take one for each part of town.',
    displayField: 'title',
  },
  {
    title: text('title', 80),
    description: html('description').optional(),
    streets: list('streets', scheduledStreet),
    note: text('note', 160).optional().help('Under the list: of what day it is'),
  },
);

/** The construction plan, street by street. */
export const streetSchedule = block(model, {
  component: () => import('./street-schedule.tsx').then((m) => m.StreetSchedule),
});

export type ScheduledStreetProps = PropsFrom<typeof scheduledStreet>;
export type StreetScheduleProps = PropsFrom<typeof model>;
