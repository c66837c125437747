/** The URL of the rendered page with questions. The host sets it, not content. */
export interface FaqAddress {
  /** Slug of the question or tab that is open from the start. */
  readonly openSlug?: string | undefined;
  /**
   * Path of the page, below which `/first-bill` opens a question. Without it, links have the form
   * `?slug=first-bill`.
   */
  readonly faqPath?: string | undefined;
}
