export const referralProgramDefaults = { steps: [], ctas: [] } as const;
