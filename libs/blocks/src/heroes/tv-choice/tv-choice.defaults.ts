import { tvNavDefaults } from '../../parts/tv-nav/tv-nav.defaults.ts';

export const tvChoiceDefaults = {
  ...tvNavDefaults,
  multiColorTitle: false,
  titleParts: [],
  theme: 'violet',
} as const;
