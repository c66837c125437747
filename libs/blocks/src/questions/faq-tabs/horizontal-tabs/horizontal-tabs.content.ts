import { variant } from '@skein/cms-client';

export const horizontalTabs = variant({
  number: 1,
  label: 'Horizontal tabs',
  use: 'Two to six tabs with short titles.',
  avoid: 'More, or long titles: take layout 2.',
  fields: {},
});
