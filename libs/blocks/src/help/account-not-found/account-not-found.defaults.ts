export const accountNotFoundDefaults = {
  theme: 'mist',
} as const;
