import {
  boltGlyph,
  checkGlyph,
  chevronDownGlyph,
  clockGlyph,
  closeGlyph,
  externalGlyph,
  menuGlyph,
  pauseGlyph,
  phoneGlyph,
  pinGlyph,
  playGlyph,
  warningGlyph,
} from './glyph-paths.ts';
import { networkPaths } from './network-paths.ts';

/**
 * The icon set. Each icon is one path of lines on a grid of 24 px. The ends of its lines are round and, if
 * possible, open, like the ends of a thread.
 */
export const iconPaths = {
  menu: menuGlyph,
  close: closeGlyph,
  'chevron-down': chevronDownGlyph,
  'chevron-right': 'M9 5l7 7-7 7',
  'arrow-right': 'M3.5 12h16M13.5 6l6 6-6 6',
  'arrow-left': 'M20.5 12h-16M10.5 6l-6 6 6 6',
  external: externalGlyph,
  phone: phoneGlyph,
  chat: 'M8.3 18.6L4 20.2l1.3-4A7.6 7.6 0 0 1 4 12c0-4.2 3.6-7.5 8-7.5s8 3.3 8 7.5-3.6 7.5-8 7.5c-1.3 0-2.6-.3-3.7-.9M8.5 11.2c2.3-1.2 4.7 1.2 7 0M8.5 14.2c1.7-.9 3 .4 4.3.2',
  pin: pinGlyph,
  home: 'M3.5 11.5L12 4l8.5 7.5M5.7 9.7V20h12.6V9.7M9.8 20v-5.2a2.2 2.2 0 0 1 4.4 0V20',
  user: 'M8.3 8.1a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0M4.5 20.2c.7-4.1 3.6-6.2 7.5-6.2s6.8 2.1 7.5 6.2',
  search: 'M4 10.7a6.7 6.7 0 1 0 13.4 0 6.7 6.7 0 1 0-13.4 0M15.6 15.6L20.5 20.5',
  check: checkGlyph,
  warning: warningGlyph,
  info: 'M3.3 12a8.7 8.7 0 1 0 17.4 0 8.7 8.7 0 1 0-17.4 0M12 11.2v5M12 7.8v.05',
  play: playGlyph,
  pause: pauseGlyph,
  plus: 'M12 4.5v15M4.5 12h15',
  minus: 'M4.5 12h15',
  clock: clockGlyph,
  calendar:
    'M5.5 5.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2M8 3.2v4.3M16 3.2v4.3M3.5 10.8c5.6-1.4 11.3 1.4 17 0',
  globe:
    'M3.3 12a8.7 8.7 0 1 0 17.4 0 8.7 8.7 0 1 0-17.4 0M3.6 10.5c5.5 1.8 11.3 1.8 16.8 0M12 3.3c-5 5.4-5 12 0 17.4M12 3.3c5 5.4 5 12 0 17.4',
  download: 'M12 3.5v11.7M6.8 10.3L12 15.5l5.2-5.2M4 18.8c2.7 2.2 13.3 2.2 16 0',
  share: 'M14.5 5.5l6 5.2-6 5.2M20 10.7c-8-.4-13.7 1.6-16.5 8.3',
  bolt: boltGlyph,
  wifi: 'M2.8 9.2c5.3-4.9 13.1-4.9 18.4 0M6 12.9c3.5-3.2 8.5-3.2 12 0M9.2 16.4c1.7-1.5 3.9-1.5 5.6 0M12 19.7v.05',
  tv: 'M5 4.8h14a2 2 0 0 1 2 2v8.9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6.8a2 2 0 0 1 2-2M8 20.7c2.7-.9 5.3-.9 8 0',
  laptop:
    'M6.3 4.8h11.4a1.8 1.8 0 0 1 1.8 1.8v8.9h-15V6.6a1.8 1.8 0 0 1 1.8-1.8M2.3 18.7c6.5 1 12.9 1 19.4 0',
  gamepad:
    'M7.6 7.2h8.8c2.5 0 3.9 1.8 4.5 4.4l.8 3.6c.6 2.7-2.3 4.2-4.1 2.2l-2-2.2H8.4l-2 2.2c-1.8 2-4.7.5-4.1-2.2l.8-3.6c.6-2.6 2-4.4 4.5-4.4M8.3 9.6v3.6M6.5 11.4h3.6M15.3 10.2v.05M17.3 12.5v.05',
  building:
    'M5 20.5V5.3a1.8 1.8 0 0 1 1.8-1.8h7.4A1.8 1.8 0 0 1 16 5.3v15.2M16 10.5h2.2a1.8 1.8 0 0 1 1.8 1.8v8.2M2.8 20.5h18.4M8.5 7.5h1M11.7 7.5h1M8.5 11h1M11.7 11h1M8.5 14.5h1M11.7 14.5h1',
  mail: 'M5 5.3h14a2 2 0 0 1 2 2v9.4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7.3a2 2 0 0 1 2-2M3.4 7.3l7.3 5.5a2.2 2.2 0 0 0 2.6 0l7.3-5.5',
  ...networkPaths,
} as const satisfies Record<string, string>;

/** Name of an icon in the set. */
export type IconName = keyof typeof iconPaths;

/** The names of all icons. */
export const iconNames = Object.keys(iconPaths) as IconName[];

/** Whether a text from content is the name of an icon. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}
