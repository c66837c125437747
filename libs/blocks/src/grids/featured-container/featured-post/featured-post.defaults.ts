export const featuredPostDefaults = { posts: [] } as const;
