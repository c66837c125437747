export const noticeDefaults = { tone: 'info' } as const;
