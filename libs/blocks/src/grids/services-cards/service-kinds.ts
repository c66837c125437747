/** The provider's services. Each has its own color. */
export const serviceKinds = ['internet', 'tv', 'phone', 'business'] as const;

export type ServiceKind = (typeof serviceKinds)[number];
