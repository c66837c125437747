import { text, variant } from '@skein/cms-client';

export const verticalTabs = variant({
  number: 2,
  label: 'Vertical tabs, on a phone a list to choose from',
  use: 'Many tabs, or long titles. Links reach it as #faqs.',
  avoid: 'Twice on a page: both would be #faqs.',
  fields: {
    selectLabel: text('gfDropdownTitle', 60).optional().help('Above the list on a phone. Left out: Topic'),
  },
});
