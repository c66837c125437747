/** What is sold; each has a colour of its own. */
export const serviceKinds = ['internet', 'tv', 'phone', 'business'] as const;

export type ServiceKind = (typeof serviceKinds)[number];
