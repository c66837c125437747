import type { BothLanguages } from '../rules/both-languages.ts';

/** A field on a page that a service draws itself. */
export interface PlainField {
  readonly field: string;
  readonly label: BothLanguages;
  /** Messages about mistakes in it, by key. */
  readonly messages: Readonly<Record<string, BothLanguages>>;
  readonly maxLength?: number | undefined;
  readonly autocomplete?: string | undefined;
  /** Whether it takes more than one line. */
  readonly lines?: boolean | undefined;
  /** Options to choose from, by value. */
  readonly choices?: Readonly<Record<string, BothLanguages>> | undefined;
}

/** Everything that a page needs to show mistakes and keep the visitor's input. */
export interface RefusalView {
  readonly status: number;
  /**
   * The error code that a script would get. Undefined if nothing was refused and the visitor asks for the form
   * again.
   */
  readonly code: string | undefined;
  /** What happened, in a few words. */
  readonly title: string;
  readonly message: string | undefined;
  readonly fields: Readonly<Partial<Record<string, string>>>;
  /** The visitor's input. Escape it. */
  readonly values: Readonly<Partial<Record<string, string>>>;
  /** Hidden fields that the form needs again. Escape them too. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Names of the fields in the form. */
  readonly names: Readonly<Record<string, string>>;
  /** How a service's own page draws the fields. If undefined, it draws those of an address. */
  readonly plain?: readonly PlainField[] | undefined;
  readonly language: keyof BothLanguages;
  /** Path of the form's page, if known. */
  readonly page: string | undefined;
  /** Paths of the same page in other languages, by `lang`. */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Address that the form posts to. */
  readonly action: string;
}

/** A page that answers a post, drawn for one visitor. */
export interface RefusalPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Renders the page for a visitor without script. Undefined if it cannot, and the services then use their own
 * page.
 */
export type RenderRefusal = (view: RefusalView) => RefusalPage | undefined | Promise<RefusalPage | undefined>;
