import type { ReactElement, RefObject } from 'react';
import type { ServiceSays } from '../post/service-says.ts';
import type { FieldIssue, FieldValues, FormRules } from '../rules/form-rules.ts';
import type { Sentence } from '../post/wait-text.ts';
import type { RefusedPost } from '../rules/refused-post.ts';
import type { LoadFormServices } from '../services/form-services-loader.ts';
import type { LoadWire } from '../services/form-services.ts';
import type { controlOf } from './controls.ts';

export interface FormSetup<Field extends string, Message extends string, Extra extends object> {
  /** What it is called in the log: `Address form`. */
  readonly name: string;
  readonly rules: FormRules<Field, Message>;
  /** The fields that the content asks for, in the order on the page. */
  readonly shown: readonly Field[];
  /** Fields in which a service may find something that the visitor can fix, here or a step before; those shown by default. */
  readonly mendable?: readonly Field[];
  /** What the fields are called in a post. */
  readonly names: Readonly<Record<Field, string>>;
  /** What a service may find wrong. */
  readonly messages: readonly Message[];
  readonly url: string;
  readonly wire: LoadWire<Extra>;
  /** What the wire needs beside what every form knows. */
  readonly extra: Extra;
  readonly humanCheck: boolean;
  /** An accepted post is confirmed in place of the form, and opens no page. One that names no page always is. */
  readonly confirms?: boolean;
  /** Told on the page when a post was taken whose dialog was closed meanwhile. */
  readonly thanks?: string | undefined;
  /** What stands in the fields at first. */
  readonly values?: FieldValues<Field> | undefined;
  /** Set by a server that shows the form again to somebody without script. */
  readonly refused?: RefusedPost<Field, Message> | undefined;
  /** Hears once of everything that is sent, and not of retries. */
  readonly onSend?: (values: FieldValues<Field>) => void;
  /** Takes what the rules let pass, in place of a post: a step of several. */
  readonly takes?: (values: FieldValues<Field>) => void;
  /** Key of a post by its content, where it outlives this form. */
  readonly keyFor?: (content: string) => string;
}

export interface FormState<Field extends string, Message extends string> {
  /** `waiting`: it is sent, once it is filled in. */
  readonly status: 'idle' | 'waiting' | 'busy' | 'failed' | 'done';
  readonly issues: readonly FieldIssue<Field, Message>[];
  /** What the service said of a failure. */
  readonly reason?: string | undefined;
  /** How long it wants the visitor to wait before another try. */
  readonly wait?: Sentence | undefined;
  /** What the service said when it found what is wrong, though the form had not. */
  readonly says?: ServiceSays | undefined;
  /** In place of a form that is done: its answer came when its dialog was closed, and names a page. */
  readonly late?: ReactElement | undefined;
  /** Why a failure is final. */
  readonly problem?: string | undefined;
  /** Gets the focus when the state is shown. */
  readonly focus?: Field | undefined;
}

export interface FormControl<Field extends string, Message extends string> extends FormState<Field, Message> {
  /** The form on the page. */
  readonly sheet: RefObject<HTMLFormElement | null>;
  readonly setup: Pick<
    FormSetup<Field, Message, object>,
    'rules' | 'shown' | 'names' | 'url' | 'values' | 'refused'
  >;
  readonly load: LoadFormServices;
  submit(): void;
  /** Something is under way that fills fields in: a form that is sent waits for its end. undefined: nothing is. */
  fills(filling: Promise<unknown> | undefined): void;
  /** The visitor does not wait for the answer; if there is one after all, nobody hears of it. */
  cancel(): void;
  /** A field has the focus: what will be needed is fetched, so that nobody waits for it at the end. */
  touched(): void;
  /** Fields were edited: what was wrong with them is no longer known. */
  edited(...fields: readonly (Field | undefined)[]): void;
  /** A field is left: says what is wrong with it by itself. */
  left(field: Field): void;
  /** The control of a field. */
  control(field: Field): ReturnType<typeof controlOf>;
  /** Which field a control belongs to. */
  fieldOf(control: EventTarget | null): Field | undefined;
}
