/** Set by the host, not by content: the URL of the page with questions that is being rendered. */
export interface FaqAddress {
  /** Slug of the question or tab that is open from the start. */
  readonly openSlug?: string | undefined;
  /** Path of the page, below which `/first-bill` opens a question. Left out, links are `?slug=first-bill`. */
  readonly faqPath?: string | undefined;
}
