/** What wakes on the pages of the site, by its name in the registry. */
declare module 'virtual:skein-client' {
  type Loads = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
  export const islands: Loads;
  export const enhancers: Loads;
}

/** The first script of every page. */
declare module 'virtual:skein-boot';
