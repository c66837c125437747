/** A text in English and Spanish. */
export interface BothLanguages {
  readonly en: string;
  readonly es: string;
}
