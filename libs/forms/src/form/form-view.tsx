'use client';

import { Alert, Button, Heading, useHydrated, useWords, type TextLineProps } from '@skein/ui';
import { useEffect, useId, type ReactElement, type ReactNode } from 'react';
import type { BothLanguages } from '../rules/both-languages.ts';
import { FormFailure } from './form-failure.tsx';
import { FormFields, type FormField } from './form-fields.tsx';
import type { FormLook } from './form-look.ts';
import { ButtonPlace, Fields, Sheet, Small, Words } from './form.styles.ts';
import { formTexts } from './form.texts.ts';
import { issueId } from './issue-id.ts';
import { IssueList } from './issue-list.tsx';
import type { FormControl } from './form-setup.ts';

/** The editors' texts for a form. */
export interface FormContent<Message extends string> {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly button?: string | undefined;
  /** Shown under the button. */
  readonly note?: string | undefined;
  readonly analyticsId?: string | undefined;
  readonly messages?: { readonly [Key in Message | 'failed']?: string | undefined } | undefined;
}

export interface FormViewProps<Field extends string, Message extends string> {
  readonly form: FormControl<Field, Message>;
  readonly fields: Readonly<Record<Field, FormField>>;
  readonly look: FormLook;
  /** Heading level of the title. Default 2. */
  readonly level?: 2 | 3;
  readonly content: FormContent<Message>;
  /** Text of the button if editors set none. */
  readonly button: BothLanguages;
  /** Text of the button while the form is sent. By default it keeps its text and shows a spinner. */
  readonly busyButton?: BothLanguages | undefined;
  /** Whether the form holds files. */
  readonly files?: boolean | undefined;
  /**
   * Shown under the fields if the service, and not the form, has found mistakes. By default the service's
   * message.
   */
  readonly refusal?: string | undefined;
  /** Placed between the fields and the button. */
  readonly children?: ReactNode;
  /**
   * Built-in messages about mistakes, which editors can replace. `{label}` stands for the label of the field.
   */
  readonly texts: Readonly<Record<Message, BothLanguages>>;
  /** Texts for problems that no retry solves. */
  readonly problems?: Readonly<Record<string, BothLanguages>>;
  /** Replaces the editors' text for a failure: a title above it, and where to go next. */
  readonly failure?: { readonly title: string; readonly text: ReactNode };
  /** Fields that visitors do not see. */
  readonly hidden?: ReactNode;
  /** Draws a field that is not a plain text field. Undefined for a plain one. */
  readonly draw?: (field: Field, props: TextLineProps) => ReactElement | undefined;
  readonly onEdit?: (field: Field) => void;
  readonly onFieldFocus?: (field: Field) => void;
  /** Whether a field shows its mistakes when the visitor leaves it, not only when the form is sent. */
  readonly checksOnLeave?: boolean;
  /** Placed between the texts and the fields: what the form is about. */
  readonly summary?: ReactNode;
  /** Placed beside the button, such as one that leads back. */
  readonly besideButton?: ReactNode;
}

/**
 * Whether the focus moves to a button. A message would then move the button away from the finger, and the
 * button itself checks the form or leads elsewhere. Not every browser gives buttons the focus.
 */
const isLeaving = (to: EventTarget | null, sheet: HTMLFormElement | null): boolean =>
  to instanceof HTMLButtonElement || (to === null && sheet?.querySelector('button:active') != null);

/** Draws the visible parts of a form: texts, fields, button, and the messages below them. */
export function FormView<Field extends string, Message extends string>({
  form,
  fields,
  look,
  level = 2,
  content,
  texts,
  problems,
  failure,
  hidden,
  draw,
  onEdit,
  onFieldFocus,
  checksOnLeave = false,
  summary,
  besideButton,
  busyButton,
  files = false,
  refusal,
  children,
  ...props
}: FormViewProps<Field, Message>): ReactElement {
  const say = useWords();
  const idPrefix = useId();
  const scripted = useHydrated();
  const problem = form.problem === undefined ? undefined : problems?.[form.problem];
  const { title, description, note, messages, button = say(props.button) } = content;
  const { sheet } = form;
  const { url } = form.setup;
  const busy = form.status === 'busy' || form.status === 'waiting';
  const issues = form.issues.map(({ field, message }) => ({
    field,
    id: issueId(idPrefix, field),
    text: (messages?.[message] ?? say(texts[message])).replace('{label}', () => fields[field].label),
  }));

  /**
   * Adds the field's label to a message that several fields share, where the message is not next to its field.
   */
  const named = issues.map(({ field, id, text }) => {
    const isShared = issues.some((other) => other.field !== field && other.text === text);
    const { label } = fields[field];
    return { field, id, text: isShared ? `${label}${/[?:]$/.test(label) ? '' : ':'} ${text}` : text };
  });
  const refused = form.says
    ? (refusal ?? form.says.message)
    : form.setup.refused && (refusal ?? say(formTexts.refused));

  function handleFocus({ target }: { readonly target: Element | null }): void {
    const field = form.fieldOf(target);
    if (!field || !sheet.current?.contains(target)) return;
    form.touched();
    onFieldFocus?.(field);
  }
  useEffect(() => {
    // The focus may have come before the script did, and not every host tells of it.
    handleFocus({ target: document.activeElement });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form wakes
  }, []);

  return (
    <Sheet
      ref={sheet}
      action={url}
      method="post"
      encType={files ? 'multipart/form-data' : undefined}
      noValidate={scripted}
      aria-label={title ?? button}
      data-analytics-id={content.analyticsId}
      onFocus={handleFocus}
      onInput={({ target }) => {
        const field = form.fieldOf(target);
        if (field === undefined) return;
        // Who types on is not done after all.
        if (form.status === 'waiting') form.cancel();
        onEdit?.(field);
        form.edited(field);
      }}
      onBlur={({ target, relatedTarget }) => {
        const field = form.fieldOf(target);
        if (!checksOnLeave || field === undefined || isLeaving(relatedTarget, sheet.current)) return;
        form.left(field);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {(title || description) && (
        <Words>
          {title && (
            <Heading level={level} size={4}>
              {title}
            </Heading>
          )}
          {description && <Small>{description}</Small>}
        </Words>
      )}
      {hidden}
      {summary}
      <Fields $look={look} $room={Math.max(6, ...form.setup.shown.map((field) => fields[field].half ?? 0))}>
        <FormFields
          form={form}
          fields={fields}
          look={look}
          idPrefix={idPrefix}
          messageOf={(field) => issues.find((issue) => issue.field === field)?.text}
          draw={draw}
        />
        {children}
        <ButtonPlace $several={besideButton !== undefined}>
          <Button
            type="submit"
            busy={busy && busyButton === undefined}
            busyLabel={say(formTexts.sending)}
            disabled={busy && look.disablesButton}
          >
            {busy && busyButton ? say(busyButton) : button}
          </Button>
          {besideButton}
        </ButtonPlace>
      </Fields>
      {refused && issues.length > 0 && <Alert tone="danger">{refused}</Alert>}
      <IssueList issues={named} shown={look.issues === 'form'} />
      {form.status === 'failed' && (
        <FormFailure
          form={form}
          problem={problem && say(problem)}
          title={failure?.title}
          text={failure?.text ?? messages?.failed ?? say(formTexts.failed)}
        />
      )}
      {note && <Small>{note}</Small>}
    </Sheet>
  );
}
