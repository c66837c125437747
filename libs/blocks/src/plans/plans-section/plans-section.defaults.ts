export const planCardDefaults = { isActive: false, offeredZips: [], features: [], addOns: [] } as const;
export const plansSectionDefaults = { asChoice: false, isAnswer: false, isModule: false, cards: [] } as const;
