import type { IconName } from '@skein/ui';

/** What an editor may mark a feature with. */
export const featureIcons = [
  'bolt',
  'wifi',
  'home',
  'tv',
  'laptop',
  'gamepad',
  'phone',
  'globe',
  'clock',
  'check',
  'share',
  'user',
] as const satisfies readonly IconName[];
