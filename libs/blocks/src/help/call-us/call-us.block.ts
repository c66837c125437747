import { block, entryType, html, list, text, type PropsOf, type Block } from '@skein/cms-client';
import { callUsColumn } from './call-us-column.content.ts';
import { callUsDefaults } from './call-us.defaults.ts';

const model = entryType(
  'gfCallUsModal',
  {
    name: 'Call us',
    description: 'Numbers and when somebody picks up, to be opened from a call to action',
    use: 'More than one number: put it into the modal item of a call to action.',
    avoid: 'A single number: let the call to action dial it.',
  },
  {
    title: text('gfTitle').help('The headline'),
    columns: list('gfItems', callUsColumn)
      .default(callUsDefaults.columns)
      .help('Up to six stand beside each other'),
    footer: html('gfFooterText').optional(),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface CallUsProps extends PropsOf<typeof model.fields> {}

export const callUs: Block<typeof model> = block(model, {
  component: () => import('./call-us.tsx').then((m) => m.CallUs),
});
