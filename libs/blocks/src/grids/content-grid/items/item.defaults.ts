/** Default values of grid items. */
export const itemDefaults = {
  neighborhoodIcon: 'home',
  stayInTouchIcon: 'chat',
  textIcon: 'check',
  progress: 'next',
  isActive: false,
} as const;
