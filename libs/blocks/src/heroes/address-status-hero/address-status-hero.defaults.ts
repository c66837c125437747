export const addressStatusHeroDefaults = {
  theme: 'paper',
} as const;
