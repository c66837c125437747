export const broadbandCsvDefaults = { downloads: [] } as const;
