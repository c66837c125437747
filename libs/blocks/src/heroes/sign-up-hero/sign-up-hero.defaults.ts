export const signUpHeroDefaults = {
  theme: 'mist',
} as const;
