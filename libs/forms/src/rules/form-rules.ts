/** What was typed, as `typedText` reads it; a field that is not there is empty. */
export type Entered<Field extends string> = Readonly<Record<Field, string>>;

/** What was typed. A field that may be left out of a form counts as shown when it is present here, empty or not. */
export type FieldValues<Field extends string> = { readonly [Name in Field]?: string | undefined };

export interface FieldRule<Field extends string, Message extends string> {
  /** The field that is marked. The rule is skipped where this field is not shown. */
  readonly field: Field;
  /** Other fields that the message names, and that are wrong as well: they are marked, too. */
  readonly also?: readonly Field[];
  readonly message: Message;
  readonly fails: (entered: Entered<Field>) => boolean;
  /** Says it all: when it fails, no later rule is looked at. */
  readonly alone?: boolean;
}

export interface FieldIssue<Field extends string, Message extends string> {
  /** The field that is marked. */
  readonly field: Field;
  readonly message: Message;
  /** The fields that are marked beside it. */
  readonly also?: readonly Field[] | undefined;
}

/** What a form asks for and what it makes of it: the part that browser and service share. */
export interface FormRules<Field extends string, Message extends string> {
  /** Every field that the form may show, in the order on the page. */
  readonly order: readonly Field[];
  /** Shown always. */
  readonly fields: readonly Field[];
  /** Shown where the content asks for them. */
  readonly optionalFields: readonly Field[];
  /** In the order in which they are looked at. Each field gets the first message that applies to it. */
  readonly rules: readonly FieldRule<Field, Message>[];
  /** Only the first thing wrong is shown. */
  readonly firstIssueOnly: boolean;
  /** Fields that get the focus after a refused submit, if they are empty, before the first failing field does. */
  readonly focusIfEmpty: readonly Field[];
}
