export const serviceSpaceDefaults = {
  isPageTitle: false,
  zoom: 15,
  displayImage: false,
  daysOpen: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '10:00',
  closes: '19:00',
} as const;
