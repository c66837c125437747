export const experimentDefaults = { isRunning: false, weight: 1 } as const;
