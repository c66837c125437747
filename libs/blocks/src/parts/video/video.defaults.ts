export const videoDefaults = {
  source: 'file',
  loop: false,
} as const;
