/** What the quiz is where its entry says nothing. */
export const quizDefaults = { isModule: false, isPageTitle: false, steps: [], tiers: [] } as const;
/** What a question is where its entry says nothing. */
export const quizStepDefaults = { options: [], weight: 1 } as const;
