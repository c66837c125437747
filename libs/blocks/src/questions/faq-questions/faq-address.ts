/** The parts of the page's URL that a block with questions needs. They come from the host, not from content. */
export interface FaqAddress {
  /** Slug of the question or tab that is open from the start. */
  readonly openSlug?: string | undefined;
  /**
   * Path of the page. A question has a URL below this path, such as `/support/faq/first-bill`. Without a path, links
   * have the form `?slug=first-bill`.
   */
  readonly faqPath?: string | undefined;
}
