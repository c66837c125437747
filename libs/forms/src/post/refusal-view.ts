import type { BothLanguages } from '../rules/both-languages.ts';

/** A field on a page that a service draws by itself. */
export interface PlainField {
  readonly field: string;
  readonly label: BothLanguages;
  /** What can be wrong with it, by key. */
  readonly messages: Readonly<Record<string, BothLanguages>>;
  readonly maxLength?: number | undefined;
  readonly autocomplete?: string | undefined;
  /** Takes more than one line. */
  readonly lines?: boolean | undefined;
  /** Answers to choose from, by value. */
  readonly choices?: Readonly<Record<string, BothLanguages>> | undefined;
}

/** Everything that a page needs to say what is wrong, with what was typed still in place. */
export interface RefusalView {
  readonly status: number;
  /** As a script would be told it. Undefined: nothing was refused, the visitor wants the form again. */
  readonly code: string | undefined;
  /** What happened, in a few words. */
  readonly title: string;
  readonly message: string | undefined;
  readonly fields: Readonly<Partial<Record<string, string>>>;
  /** What was typed, by whoever it was: to be escaped. */
  readonly values: Readonly<Partial<Record<string, string>>>;
  /** What the form carried unseen and needs again; to be escaped, too. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Names of the fields in the form. */
  readonly names: Readonly<Record<string, string>>;
  /** How the fields of the form are drawn on a page of the services' own; undefined: those of an address. */
  readonly plain?: readonly PlainField[] | undefined;
  readonly language: keyof BothLanguages;
  /** Path of the page that the form stood on, where that is known. */
  readonly page: string | undefined;
  /** Where the visitor gets the same in the other language, by `lang`. */
  readonly languageLinks?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Where the form is sent. */
  readonly action: string;
}

/** A page that answers a post, drawn for one visitor. */
export interface RefusalPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Draws the page that a visitor without script gets; undefined: it cannot, a page of the services' own will do. */
export type RenderRefusal = (view: RefusalView) => RefusalPage | undefined | Promise<RefusalPage | undefined>;
