/** The visitor's input, as `typedText` reads it. Missing fields are empty. */
export type Entered<Field extends string> = Readonly<Record<Field, string>>;

/** The visitor's input. An optional field that is in this object counts as shown, even if it is empty. */
export type FieldValues<Field extends string> = { readonly [Name in Field]?: string | undefined };

export interface FieldRule<Field extends string, Message extends string> {
  /** The field to mark. If the page does not show this field, the rule is skipped. */
  readonly field: Field;
  /** Other wrong fields that the message is about. The form marks these fields, too. */
  readonly also?: readonly Field[];
  readonly message: Message;
  readonly fails: (entered: Entered<Field>) => boolean;
  /** Whether a mistake ends the check, so that later rules are skipped. */
  readonly alone?: boolean;
}

export interface FieldIssue<Field extends string, Message extends string> {
  /** The marked field. */
  readonly field: Field;
  readonly message: Message;
  /** Other fields that the form also marks. */
  readonly also?: readonly Field[] | undefined;
}

/** The fields and rules of a form, for both the browser and the service. */
export interface FormRules<Field extends string, Message extends string> {
  /** Every field that the form can show, in the order of the page. */
  readonly order: readonly Field[];
  /** Fields that the form always shows. */
  readonly fields: readonly Field[];
  /** Fields that the form shows only if the content asks for them. */
  readonly optionalFields: readonly Field[];
  /** Rules in the order of the check. A field gets the message of its first failing rule. */
  readonly rules: readonly FieldRule<Field, Message>[];
  /** Whether the form shows only the first mistake. */
  readonly firstIssueOnly: boolean;
  /**
   * Fields that are focused first after a refused submit, if they are empty. After them comes the first failing
   * field.
   */
  readonly focusIfEmpty: readonly Field[];
}
