export const highlightedBlockDefaults = { isModule: false } as const;
