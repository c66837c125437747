export const planCardDefaults = { isActive: false, features: [], addOns: [] } as const;
export const plansSectionDefaults = { isModule: false, cards: [] } as const;
