/** A text in both languages of the site. */
export interface BothLanguages {
  readonly en: string;
  readonly es: string;
}
