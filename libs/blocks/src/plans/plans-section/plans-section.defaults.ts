export const planCardDefaults = { isActive: false, features: [], addOns: [] } as const;
export const plansSectionDefaults = { asChoice: false, isModule: false, cards: [] } as const;
