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

/** What editors say of a form. */
export interface FormContent<Message extends string> {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly button?: string | undefined;
  /** Under the button. */
  readonly note?: string | undefined;
  readonly analyticsId?: string | undefined;
  readonly messages?: { readonly [Key in Message | 'failed']?: string | undefined } | undefined;
}

export interface FormViewProps<Field extends string, Message extends string> {
  readonly form: FormControl<Field, Message>;
  readonly fields: Readonly<Record<Field, FormField>>;
  readonly look: FormLook;
  /** Of its title. Default 2. */
  readonly level?: 2 | 3;
  readonly content: FormContent<Message>;
  /** Words of a button that editors left without. */
  readonly button: BothLanguages;
  /** What the button says while the form is on its way; left out, it keeps its words and has a spinner. */
  readonly busyButton?: BothLanguages | undefined;
  /** The form carries files. */
  readonly files?: boolean | undefined;
  /**
   * What is said under the fields when the service, and not the form itself, has found something wrong with them; else
   * what the service says.
   */
  readonly refusal?: string | undefined;
  /** Stands between the fields and the button. */
  readonly children?: ReactNode;
  /** What is said of mistakes until editors word it otherwise; `{label}` stands for the label of the field. */
  readonly texts: Readonly<Record<Message, BothLanguages>>;
  /** What is said of problems that no retry solves. */
  readonly problems?: Readonly<Record<string, BothLanguages>>;
  /** What is said of a failure in place of the editors' words for forms: a title above it, and where to go on. */
  readonly failure?: { readonly title: string; readonly text: ReactNode };
  /** Fields that nobody sees. */
  readonly hidden?: ReactNode;
  /** Draws a field that is more than a text field; undefined: it is none. */
  readonly draw?: (field: Field, props: TextLineProps) => ReactElement | undefined;
  readonly onEdit?: (field: Field) => void;
  readonly onFieldFocus?: (field: Field) => void;
  /** Says what is wrong with a field when it is left, not only when the form is sent. */
  readonly checksOnLeave?: boolean;
  /** Between the words and the fields: what the form is about. */
  readonly summary?: ReactNode;
  /** Beside the button, such as one that leads back. */
  readonly besideButton?: ReactNode;
}

/**
 * Whether the focus goes to a button, which says itself what is wrong or leads elsewhere: a message that came first would
 * move the button away under the finger. Not every browser gives buttons the focus.
 */
const isLeaving = (to: EventTarget | null, sheet: HTMLFormElement | null): boolean =>
  to instanceof HTMLButtonElement || (to === null && sheet?.querySelector('button:active') != null);

/** What the eye sees of a form: words, fields, button, and below them what is wrong. */
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

  /** What is said of several fields says of which, where it stands apart from them. */
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
