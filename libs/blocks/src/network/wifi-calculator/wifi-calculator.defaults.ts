export const wifiRouterDefaults = { displayInForm: true } as const;
export const wifiDeviceDefaults = { speeds: [] } as const;
