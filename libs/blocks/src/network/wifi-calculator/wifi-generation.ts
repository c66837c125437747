/** Generations of Wi-Fi that routers and devices support, the oldest first. */
export const wifiGenerations = ['4', '5', '6', '6E'] as const;

export type WifiGeneration = (typeof wifiGenerations)[number];
