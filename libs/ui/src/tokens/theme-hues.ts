/* Colors that several themes share: the colors of statuses and of products, for each kind of background. */

export const statusesOnLight = {
  positive: '#136b35',
  'positive-surface': '#dff3e1',
  warning: '#7a4700',
  'warning-surface': '#ffeecb',
  danger: '#ab1d18',
  'danger-surface': '#ffe5e0',
  'coming-soon': '#1b4eae',
  'coming-soon-surface': '#e1ebff',
} as const;

/**
 * The colors of the products. `tv`, for example, is readable as text on the background. `tv-fill` is a brighter
 * color for drawn threads and buttons, and `on-tv-fill` is the color of text on this fill.
 */
export const threadsOnLight = {
  internet: '#00655e',
  tv: '#5a33c8',
  phone: '#834d00',
  business: '#ad3318',
  'internet-fill': '#00786e',
  'tv-fill': '#6a43e0',
  'phone-fill': '#ffb53a',
  'business-fill': '#ff7f61',
  'on-internet-fill': '#ffffff',
  'on-tv-fill': '#ffffff',
  'on-phone-fill': '#0e1729',
  'on-business-fill': '#0e1729',
} as const;

export const statusesOnDark = {
  positive: '#86e6a8',
  'positive-surface': '#0d3626',
  warning: '#ffcb6b',
  'warning-surface': '#3b2a0a',
  danger: '#ffa797',
  'danger-surface': '#47171b',
  'coming-soon': '#a3c2ff',
  'coming-soon-surface': '#172b56',
} as const;

export const threadsOnDark = {
  internet: '#4fe3cb',
  tv: '#b8a1ff',
  phone: '#ffc65c',
  business: '#ff9378',
  'internet-fill': '#4fe3cb',
  'tv-fill': '#b8a1ff',
  'phone-fill': '#ffc65c',
  'business-fill': '#ff9378',
  'on-internet-fill': '#0e1729',
  'on-tv-fill': '#0e1729',
  'on-phone-fill': '#0e1729',
  'on-business-fill': '#0e1729',
} as const;

/** Colors of statuses on a strong tint. They are paler than on ink, because the background is brighter. */
export const statusesOnTint = {
  ...statusesOnDark,
  positive: '#c9f7d5',
  warning: '#ffe3ad',
  danger: '#ffded7',
  'coming-soon': '#d9e6ff',
} as const;

export const threadsOnTint = {
  internet: '#a8f5e7',
  tv: '#e2d8ff',
  phone: '#ffdc9a',
  business: '#ffd0c3',
  'internet-fill': '#a8f5e7',
  'tv-fill': '#e2d8ff',
  'phone-fill': '#ffdc9a',
  'business-fill': '#ffd0c3',
  'on-internet-fill': '#0e1729',
  'on-tv-fill': '#0e1729',
  'on-phone-fill': '#0e1729',
  'on-business-fill': '#0e1729',
} as const;

/** Colors of statuses on amber and coral. On these backgrounds, only nearly black colors are readable. */
export const statusesOnWarm = {
  ...statusesOnLight,
  positive: '#03401a',
  warning: '#4a2a00',
  danger: '#6b0606',
  'coming-soon': '#0d2f78',
} as const;

export const threadsOnWarm = {
  internet: '#00403b',
  tv: '#341a86',
  phone: '#4d2c00',
  business: '#6b1604',
  'internet-fill': '#00403b',
  'tv-fill': '#341a86',
  'phone-fill': '#4d2c00',
  'business-fill': '#6b1604',
  'on-internet-fill': '#ffffff',
  'on-tv-fill': '#ffffff',
  'on-phone-fill': '#ffffff',
  'on-business-fill': '#ffffff',
} as const;
