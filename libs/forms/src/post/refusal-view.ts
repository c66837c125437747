import type { BothLanguages } from '../rules/both-languages.ts';

/** A field on a page that the service draws itself. */
export interface PlainField {
  readonly field: string;
  readonly label: BothLanguages;
  /** Messages about mistakes in the field, by key. */
  readonly messages: Readonly<Record<string, BothLanguages>>;
  readonly maxLength?: number | undefined;
  readonly autocomplete?: string | undefined;
  /** Whether the visitor may enter several lines. */
  readonly lines?: boolean | undefined;
  /** Options of a choice, by value. */
  readonly choices?: Readonly<Record<string, BothLanguages>> | undefined;
}

/** The data that a page needs to show mistakes and keep the visitor's input. */
export interface RefusalView {
  readonly status: number;
  /** The error code for scripts. Undefined if there is no error, and the visitor only reopens the form. */
  readonly code: string | undefined;
  /** A short text that says what happened. */
  readonly title: string;
  readonly message: string | undefined;
  /** Id of the request, for visitors to quote. Undefined if nothing was refused. */
  readonly reference?: string | undefined;
  readonly fields: Readonly<Partial<Record<string, string>>>;
  /** The visitor's input. A renderer must escape it. */
  readonly values: Readonly<Partial<Record<string, string>>>;
  /** Hidden fields for the form's next post. A renderer must escape them. */
  readonly hidden: Readonly<Record<string, string>>;
  /** The name of each field in the form. */
  readonly names: Readonly<Record<string, string>>;
  /** The fields of a page that the service draws itself. Default: the fields of an address. */
  readonly plain?: readonly PlainField[] | undefined;
  readonly language: keyof BothLanguages;
  /** Path of the form's page, if known. */
  readonly page: string | undefined;
  /** URLs of the same page in other languages, by language code. */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
  /**
   * Whether buttons post the form to the `languageLinks`, so that the visitor's input stays. By default, the
   * page has plain links.
   */
  readonly bringsInput?: boolean | undefined;
  /** URL that the form posts to. */
  readonly action: string;
}

/** A page that answers one visitor's post. */
export interface RefusalPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Renders the page for a visitor without script. If it returns undefined, the services show their own page. */
export type RenderRefusal = (view: RefusalView) => RefusalPage | undefined | Promise<RefusalPage | undefined>;
