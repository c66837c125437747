export const footerDefaults = { columns: [] } as const;
