/** What items of grids take where an editor says nothing. */
export const itemDefaults = {
  neighborhoodIcon: 'home',
  stayInTouchIcon: 'chat',
  textIcon: 'check',
  progress: 'next',
  isActive: false,
} as const;
