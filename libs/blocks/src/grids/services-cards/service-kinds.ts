/** What is sold; each has a color of its own. */
export const serviceKinds = ['internet', 'tv', 'phone', 'business'] as const;

export type ServiceKind = (typeof serviceKinds)[number];
