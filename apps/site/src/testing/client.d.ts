/** The scripts of all islands and enhancers, by their names in the registry. */
declare module 'virtual:skein-client' {
  type Loads = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
  export const islands: Loads;
  export const enhancers: Loads;
}

/** The first script of each page. */
declare module 'virtual:skein-boot';
