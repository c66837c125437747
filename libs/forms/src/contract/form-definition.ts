import type { FormField } from './form-fields.ts';
import type { MessageKey } from './messages.ts';

/** What was typed, without spaces around it; a field that is not there is empty. */
export type Entered = Readonly<Record<FormField, string>>;

export interface FormRule {
  /** The field that is marked. The rule is skipped where this field is not shown. */
  readonly field: FormField;
  readonly message: MessageKey;
  readonly fails: (entered: Entered) => boolean;
  /** Says it all: when it fails, no later rule is looked at. */
  readonly alone?: boolean;
}

export interface FormDefinition<Id extends string = string> {
  readonly id: Id;
  /** Form type that editors choose. Forms of their own content type have none. */
  readonly number?: number;
  /** Shown always, in the order on the page. */
  readonly fields: readonly FormField[];
  /** Shown where the content asks for them. */
  readonly optionalFields: readonly FormField[];
  /** In the order in which they are looked at. Each field gets the first message that applies to it. */
  readonly rules: readonly FormRule[];
  /** Only the first thing wrong is shown. */
  readonly firstIssueOnly: boolean;
  /** Fields that get the focus after a refused submit, if they are empty, before the first failing field does. */
  readonly focusIfEmpty: readonly FormField[];
}
