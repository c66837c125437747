/** What the quiz may recommend, the smallest first. */
export const TIERS = ['core', 'home', 'edge'] as const;

export type Tier = (typeof TIERS)[number];

/** What each tier has, such as weight. */
export type PerTier = Readonly<Record<Tier, number>>;
