export const serviceCardDefaults = { kind: 'internet' } as const;
export const servicesCardsDefaults = { cards: [], theme: 'paper' } as const;
