/** The visitor's input as `typedText` reads it. A missing field is empty. */
export type Entered<Field extends string> = Readonly<Record<Field, string>>;

/** The visitor's input. An optional field counts as shown if it is present here, empty or not. */
export type FieldValues<Field extends string> = { readonly [Name in Field]?: string | undefined };

export interface FieldRule<Field extends string, Message extends string> {
  /** The field to mark. The rule is skipped if the page does not show this field. */
  readonly field: Field;
  /** Other fields that the message names and that are wrong too. They are marked as well. */
  readonly also?: readonly Field[];
  readonly message: Message;
  readonly fails: (entered: Entered<Field>) => boolean;
  /** Whether a failure ends the check, so that later rules are skipped. */
  readonly alone?: boolean;
}

export interface FieldIssue<Field extends string, Message extends string> {
  /** The marked field. */
  readonly field: Field;
  readonly message: Message;
  /** The fields marked in addition. */
  readonly also?: readonly Field[] | undefined;
}

/** The fields and rules of a form, shared by browser and service. */
export interface FormRules<Field extends string, Message extends string> {
  /** Every field that the form may show, in the order on the page. */
  readonly order: readonly Field[];
  /** Fields that are always shown. */
  readonly fields: readonly Field[];
  /** Fields that are shown if the content asks for them. */
  readonly optionalFields: readonly Field[];
  /** Rules in the order of checking. Each field gets the message of its first rule that fails. */
  readonly rules: readonly FieldRule<Field, Message>[];
  /** Whether only the first mistake is shown. */
  readonly firstIssueOnly: boolean;
  /** Fields that get the focus after a refused submit if they are empty, before the first failing field. */
  readonly focusIfEmpty: readonly Field[];
}
