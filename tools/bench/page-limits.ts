/** What the figures of a page keep to, in bytes and ms. */
export const LIMITS = {
  /** Before any interaction, gzip. */
  scriptBefore: 8 * 1024,
  /** With all islands awake, gzip. */
  homeAwake: 95 * 1024,
  /** Of any other page: a form and a film beside what home has. */
  scriptAwake: 125 * 1024,
  /** At 4× CPU. */
  scriptTimeMs: 15,
  /** Of the page of 40 mixed blocks, brotli. */
  mixedHtml: 60 * 1024,
  /** Of the same, at 4× CPU. */
  mixedTaskMs: 50,
} as const;
