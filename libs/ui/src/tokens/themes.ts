/** The role tokens that a section theme binds: what a colour is for, never what it looks like. */
export const roleTokens = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'text',
  'text-muted',
  'line',
  'line-strong',
  'accent',
  'on-accent',
  'accent-soft',
  'link',
  'focus',
  'positive',
  'positive-surface',
  'warning',
  'warning-surface',
  'danger',
  'danger-surface',
  'coming-soon',
  'coming-soon-surface',
  'internet',
  'tv',
  'phone',
  'business',
  'internet-fill',
  'tv-fill',
  'phone-fill',
  'business-fill',
  'on-internet-fill',
  'on-tv-fill',
  'on-phone-fill',
  'on-business-fill',
] as const;

/** Name of a role, without the `--color-` prefix of its custom property. */
export type RoleToken = (typeof roleTokens)[number];

export const themeNames = ['paper', 'mist', 'ink', 'teal', 'violet', 'amber', 'coral'] as const;

/** Name of a section theme: the value of `data-theme`. */
export type ThemeName = (typeof themeNames)[number];

/** Whether a word from content names a theme. */
export function isThemeName(name: string): name is ThemeName {
  return (themeNames as readonly string[]).includes(name);
}

/** Everything one theme says: a colour for each role, and which native control colours go with it. */
export type Theme = { readonly scheme: 'light' | 'dark' } & Readonly<Record<RoleToken, string>>;

const statusesOnLight = {
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
 * The threads. The plain name is a hue that can be read as text on the ground; the fill is the brighter one that
 * threads are drawn and buttons are filled with, and `on-…-fill` is the text on it.
 */
const threadsOnLight = {
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

const statusesOnDark = {
  positive: '#86e6a8',
  'positive-surface': '#0d3626',
  warning: '#ffcb6b',
  'warning-surface': '#3b2a0a',
  danger: '#ffa797',
  'danger-surface': '#47171b',
  'coming-soon': '#a3c2ff',
  'coming-soon-surface': '#172b56',
} as const;

const threadsOnDark = {
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

/** Threads and statuses on a strong tint: paler than on ink, because the ground itself already glows. */
const statusesOnTint = {
  ...statusesOnDark,
  positive: '#c9f7d5',
  warning: '#ffe3ad',
  danger: '#ffded7',
  'coming-soon': '#d9e6ff',
} as const;

const threadsOnTint = {
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

/** On amber and coral everything that carries meaning is nearly ink. */
const statusesOnWarm = {
  ...statusesOnLight,
  positive: '#03401a',
  warning: '#4a2a00',
  danger: '#6b0606',
  'coming-soon': '#0d2f78',
} as const;

const threadsOnWarm = {
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

/** The seven designed grounds of the site. Every text pair is held to 4.5:1 by `themes.test.ts`. */
export const themes: Readonly<Record<ThemeName, Theme>> = {
  paper: {
    scheme: 'light',
    surface: '#fbf7f0',
    'surface-raised': '#ffffff',
    'surface-sunken': '#f3ecdf',
    text: '#0e1729',
    'text-muted': '#4d5666',
    line: '#e4dccd',
    'line-strong': '#857f72',
    accent: '#00655e',
    'on-accent': '#ffffff',
    'accent-soft': '#d5f0ea',
    link: '#00655e',
    focus: '#5a33c8',
    ...statusesOnLight,
    ...threadsOnLight,
  },
  mist: {
    scheme: 'light',
    surface: '#e6eef0',
    'surface-raised': '#ffffff',
    'surface-sunken': '#d9e4e7',
    text: '#0e1729',
    'text-muted': '#485262',
    line: '#c8d6da',
    'line-strong': '#68777f',
    accent: '#00655e',
    'on-accent': '#ffffff',
    'accent-soft': '#c6e9e3',
    link: '#005c55',
    focus: '#5a33c8',
    ...statusesOnLight,
    ...threadsOnLight,
  },
  ink: {
    scheme: 'dark',
    surface: '#0e1729',
    'surface-raised': '#18243b',
    'surface-sunken': '#080f1d',
    text: '#fbf7f0',
    'text-muted': '#b7c0cf',
    line: '#2b3852',
    'line-strong': '#7a87a1',
    accent: '#4fe3cb',
    'on-accent': '#06231f',
    'accent-soft': '#12393f',
    link: '#7cecd9',
    focus: '#ffc65c',
    ...statusesOnDark,
    ...threadsOnDark,
  },
  teal: {
    scheme: 'dark',
    surface: '#00655e',
    'surface-raised': '#066b63',
    'surface-sunken': '#00524c',
    text: '#ffffff',
    'text-muted': '#d3efe9',
    line: '#2b857d',
    'line-strong': '#8fcdc4',
    accent: '#fbf7f0',
    'on-accent': '#00403b',
    'accent-soft': '#00524c',
    link: '#ffffff',
    focus: '#ffd98f',
    ...statusesOnTint,
    ...threadsOnTint,
  },
  violet: {
    scheme: 'dark',
    surface: '#5230c4',
    'surface-raised': '#5d3dcb',
    'surface-sunken': '#4426aa',
    text: '#ffffff',
    'text-muted': '#e4dcff',
    line: '#7559d8',
    'line-strong': '#b7a5f5',
    accent: '#fbf7f0',
    'on-accent': '#341a86',
    'accent-soft': '#4426aa',
    link: '#ffffff',
    focus: '#ffd98f',
    ...statusesOnTint,
    ...threadsOnTint,
  },
  amber: {
    scheme: 'light',
    surface: '#ffbe4a',
    'surface-raised': '#ffd483',
    'surface-sunken': '#f7af2f',
    text: '#0e1729',
    'text-muted': '#3d3019',
    line: '#dd9a26',
    'line-strong': '#7c5107',
    accent: '#0e1729',
    'on-accent': '#ffffff',
    'accent-soft': '#ffdf9f',
    link: '#0e1729',
    focus: '#341a86',
    ...statusesOnWarm,
    ...threadsOnWarm,
  },
  coral: {
    scheme: 'light',
    surface: '#ff8f74',
    'surface-raised': '#ffac97',
    'surface-sunken': '#f97d60',
    text: '#0e1729',
    'text-muted': '#3a1610',
    line: '#e06a4d',
    'line-strong': '#812a15',
    accent: '#0e1729',
    'on-accent': '#ffffff',
    'accent-soft': '#ffc2b2',
    link: '#0e1729',
    focus: '#2a1278',
    ...statusesOnWarm,
    ...threadsOnWarm,
  },
};
