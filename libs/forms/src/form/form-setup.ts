import type { ReactElement, RefObject } from 'react';
import type { ServiceSays } from '../post/service-says.ts';
import type { FieldIssue, FieldValues, FormRules } from '../rules/form-rules.ts';
import type { Sentence } from '../post/wait-text.ts';
import type { RefusedPost } from '../rules/refused-post.ts';
import type { LoadFormServices } from '../services/form-services-loader.ts';
import type { LoadWire } from '../services/form-services.ts';
import type { controlOf } from './controls.ts';

export interface FormSetup<Field extends string, Message extends string, Extra extends object> {
  /** The form's name in the log: `Address form`. */
  readonly name: string;
  readonly rules: FormRules<Field, Message>;
  /** The fields that the content asks for, in the order on the page. */
  readonly shown: readonly Field[];
  /**
   * Fields for which a service may report mistakes that the visitor can fix, here or in an earlier step. By
   * default those shown.
   */
  readonly mendable?: readonly Field[];
  /** The names of the fields in a post. */
  readonly names: Readonly<Record<Field, string>>;
  /** The messages that a service may report. */
  readonly messages: readonly Message[];
  readonly url: string;
  readonly wire: LoadWire<Extra>;
  /** What the wire needs besides the data of every form. */
  readonly extra: Extra;
  readonly humanCheck: boolean;
  /**
   * Whether an accepted post shows a confirmation instead of opening a page. A post without a next page always
   * does.
   */
  readonly confirms?: boolean;
  /** Shown on the page if the visitor closed the form's dialog before the post was accepted. */
  readonly thanks?: string | undefined;
  /** Initial values of the fields. */
  readonly values?: FieldValues<Field> | undefined;
  /** Set by a server that shows the form again to a visitor without script. */
  readonly refused?: RefusedPost<Field, Message> | undefined;
  /** Called once for everything that is sent, but not for retries. */
  readonly onSend?: (values: FieldValues<Field>) => void;
  /** Receives valid values instead of a post, for one step of several. */
  readonly takes?: (values: FieldValues<Field>) => void;
  /** Returns the key of a post from its content, if the key outlives this form. */
  readonly keyFor?: (content: string) => string;
}

export interface FormState<Field extends string, Message extends string> {
  /** `waiting` means that the form is sent once it is filled in. */
  readonly status: 'idle' | 'waiting' | 'busy' | 'failed' | 'done';
  readonly issues: readonly FieldIssue<Field, Message>[];
  /** The service's reason for a failure. */
  readonly reason?: string | undefined;
  /** How long the visitor must wait before another try. */
  readonly wait?: Sentence | undefined;
  /** The service's message about mistakes that the form did not find. */
  readonly says?: ServiceSays | undefined;
  /** Replaces a finished form if its answer came after its dialog was closed and names a page. */
  readonly late?: ReactElement | undefined;
  /** Why a failure is final. */
  readonly problem?: string | undefined;
  /** The field that gets the focus in this state. */
  readonly focus?: Field | undefined;
}

export interface FormControl<Field extends string, Message extends string> extends FormState<Field, Message> {
  /** The form element on the page. */
  readonly sheet: RefObject<HTMLFormElement | null>;
  readonly setup: Pick<
    FormSetup<Field, Message, object>,
    'rules' | 'shown' | 'names' | 'url' | 'values' | 'refused'
  >;
  readonly load: LoadFormServices;
  submit(): void;
  /** Sets the process that is filling in fields, which a sent form waits for. Undefined for none. */
  fills(filling: Promise<unknown> | undefined): void;
  /** Stops waiting for the answer. A late answer is ignored. */
  cancel(): void;
  /** Loads what the form will need, because a field has the focus. The visitor then waits less at the end. */
  touched(): void;
  /** Clears the messages about edited fields. */
  edited(...fields: readonly (Field | undefined)[]): void;
  /** Shows mistakes in a field that the visitor has left. */
  left(field: Field): void;
  /** Returns the control of a field. */
  control(field: Field): ReturnType<typeof controlOf>;
  /** Returns the field that a control belongs to, or undefined. */
  fieldOf(control: EventTarget | null): Field | undefined;
}
