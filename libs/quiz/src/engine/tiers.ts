/** The plans that the quiz may recommend, the smallest first. */
export const TIERS = ['core', 'home', 'edge'] as const;

export type Tier = (typeof TIERS)[number];

/** A value for each tier, such as a number of points. */
export type PerTier = Readonly<Record<Tier, number>>;
