import type { IconName } from '@skein/ui';

/** Icons that an editor may choose for a feature. */
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
