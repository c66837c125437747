import type { ReactElement, RefObject } from 'react';
import type { ServiceSays } from '../post/service-says.ts';
import type { FieldIssue, FieldValues, FormRules } from '../rules/form-rules.ts';
import type { Sentence } from '../post/wait-text.ts';
import type { RefusedPost } from '../rules/refused-post.ts';
import type { LoadFormServices } from '../services/form-services-loader.ts';
import type { LoadWire } from '../services/form-services.ts';
import type { controlOf } from './controls.ts';

export interface FormSetup<Field extends string, Message extends string, Extra extends object> {
  /** Name of the form in the log: `Address form`. */
  readonly name: string;
  readonly rules: FormRules<Field, Message>;
  /** Names of the fields on the page, in order. The content decides which fields a form shows. */
  readonly shown: readonly Field[];
  /**
   * Fields that the visitor can correct, on this page or in an earlier step, if a service reports mistakes.
   * Default: the shown fields.
   */
  readonly mendable?: readonly Field[];
  /** The name of each field in a post. */
  readonly names: Readonly<Record<Field, string>>;
  /** The messages that a service may report. */
  readonly messages: readonly Message[];
  readonly url: string;
  readonly wire: LoadWire<Extra>;
  /** The data for sending this form, in addition to the data of every form. */
  readonly extra: Extra;
  readonly humanCheck: boolean;
  /** Whether a confirmation replaces the form after an accepted post, even if the answer names a page. */
  readonly confirms?: boolean;
  /** Text to show on the page if the post is accepted after the visitor has closed the form's dialog. */
  readonly thanks?: string | undefined;
  /** Initial values of the fields. */
  readonly values?: FieldValues<Field> | undefined;
  /** The refused post, if a server shows the form again to a visitor without script. */
  readonly refused?: RefusedPost<Field, Message> | undefined;
  /** Whether the page is the server's answer to a post without script. Default: whether the form was refused. */
  readonly posted?: boolean | undefined;
  /** The form calls this function once for each post, but not for retries. */
  readonly onSend?: (values: FieldValues<Field>) => void;
  /** Receives the valid values instead of a post. Set this for a form that is one of several steps. */
  readonly takes?: (values: FieldValues<Field>) => void;
  /** Returns the key for the content of a post. Needed if several forms share their keys. */
  readonly keyFor?: (content: string) => string;
}

export interface FormState<Field extends string, Message extends string> {
  /** `waiting` means that the form is sent as soon as code has filled in all fields. */
  readonly status: 'idle' | 'waiting' | 'busy' | 'failed' | 'done';
  readonly issues: readonly FieldIssue<Field, Message>[];
  /** The service's reason for a failure. */
  readonly reason?: string | undefined;
  /** Present if the service, not the form, has found the mistakes. Contains the service's message about them. */
  readonly says?: Pick<ServiceSays, 'message'> | undefined;
  /** Sentences after the service's message: the time to wait before the next try, and the id of the request. */
  readonly hints?: readonly Sentence[] | undefined;
  /**
   * Text with a link to the next page. It replaces the form if the visitor closed the form's dialog before the answer
   * came.
   */
  readonly late?: ReactElement | undefined;
  /** Key of a problem that a retry cannot solve. */
  readonly problem?: string | undefined;
  /** The field that gets the focus in this state. */
  readonly focus?: Field | undefined;
}

export interface FormControl<Field extends string, Message extends string> extends FormState<Field, Message> {
  /** The form element on the page. */
  readonly sheet: RefObject<HTMLFormElement | null>;
  readonly setup: Pick<
    FormSetup<Field, Message, object>,
    'rules' | 'shown' | 'names' | 'url' | 'values' | 'refused' | 'posted'
  >;
  readonly load: LoadFormServices;
  submit(): void;
  /**
   * Tells the form that code is filling in fields. A form that the visitor sends waits until the promise ends, or for a
   * limited time. Undefined: no code is filling in fields.
   */
  fills(filling: Promise<unknown> | undefined): void;
  /** Stops waiting for an answer, and ignores the answer if it comes later. */
  cancel(): void;
  /** Loads the code for sending when a field gets the focus, so that the visitor does not wait for it later. */
  touched(): void;
  /** Removes the messages about edited fields. */
  edited(...fields: readonly (Field | undefined)[]): void;
  /** Shows mistakes in a field after the visitor has left the field. */
  left(field: Field): void;
  /** Returns the control of a field. */
  control(field: Field): ReturnType<typeof controlOf>;
  /** Returns the field of a control, or undefined. */
  fieldOf(control: EventTarget | null): Field | undefined;
}
