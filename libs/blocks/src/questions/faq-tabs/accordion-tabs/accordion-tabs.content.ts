import { variant } from '@skein/cms-client';

export const accordionTabs = variant({
  number: 3,
  label: 'Tabs that turn into accordions',
  use: 'A few tabs whose titles a phone should show at once.',
  avoid: 'A single tab: take an FAQ.',
  fields: {},
});
