export const quizDefaults = { isModule: false, isPageTitle: false, steps: [], tiers: [] } as const;
/** Default values of a question. */
export const quizStepDefaults = { options: [], weight: 1 } as const;
