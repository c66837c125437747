export const instructionStepsDefaults = { steps: [], theme: 'paper' } as const;
