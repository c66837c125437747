'use client';

import { Alert, Button, Heading, useHydrated, useLanguageTag, useWords, type TextLineProps } from '@skein/ui';
import { useEffect, useId, type ReactElement, type ReactNode } from 'react';
import { POSTED_FORM_ID } from '../post/post-fields.ts';
import type { BothLanguages } from '../rules/both-languages.ts';
import { FormFailure } from './form-failure.tsx';
import { FormFields, type FormField } from './form-fields.tsx';
import type { FormLook } from './form-look.ts';
import { ButtonPlace, Fields, Sheet, Small, Words } from './form.styles.ts';
import { formTexts } from './form.texts.ts';
import { issueId } from './issue-id.ts';
import { IssueList } from './issue-list.tsx';
import type { FormControl } from './form-setup.ts';

/** The editors' texts of a form. */
export interface FormContent<Message extends string> {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly button?: string | undefined;
  /** Text under the button. */
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
  /** Text of the button, if editors have set none. */
  readonly button: BothLanguages;
  /**
   * Text of the button while the form is being sent. By default, the button keeps its text and has a spinner.
   */
  readonly busyButton?: BothLanguages | undefined;
  /** Whether the form has file fields. */
  readonly files?: boolean | undefined;
  /**
   * Text under the fields if the service has found mistakes that the form did not find. Default: the service's
   * message.
   */
  readonly refusal?: string | undefined;
  /** Content between the fields and the button. */
  readonly children?: ReactNode;
  /** Built-in messages about mistakes. Editors can replace them. `{label}` stands for the field's label. */
  readonly texts: Readonly<Record<Message, BothLanguages>>;
  /** Texts for problems that a retry cannot solve. */
  readonly problems?: Readonly<Record<string, BothLanguages>>;
  /** Replaces the editors' text for a failure: a title, and a text with the next step. */
  readonly failure?: { readonly title: string; readonly text: ReactNode };
  /** Fields that visitors do not see. */
  readonly hidden?: ReactNode;
  /** Draws a field that is not a plain text field. Returns undefined for a plain text field. */
  readonly draw?: (field: Field, props: TextLineProps) => ReactElement | undefined;
  readonly onEdit?: (field: Field) => void;
  readonly onFieldFocus?: (field: Field) => void;
  /** Whether a field shows mistakes when the visitor leaves it. By default, mistakes appear after sending. */
  readonly checksOnLeave?: boolean;
  /** Content between the texts and the fields. It says what the form is about. */
  readonly summary?: ReactNode;
  /** Content beside the button, such as a button that leads back. */
  readonly besideButton?: ReactNode;
}

/**
 * Whether the focus leaves a field because the visitor presses a button. The field then shows no message, because the
 * message could move the button away. Some browsers do not focus a pressed button.
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
  const tag = useLanguageTag();
  const idPrefix = useId();
  const scripted = useHydrated();
  const problem = form.problem === undefined ? undefined : problems?.[form.problem];
  const { title, description, note, messages, button = say(props.button) } = content;
  const { sheet } = form;
  const { url, posted = form.setup.refused !== undefined } = form.setup;
  const busy = form.status === 'busy' || form.status === 'waiting';
  const hints = form.hints?.map((hint) => ` ${hint(say, tag)}`);
  const issues = form.issues.map(({ field, message }) => ({
    field,
    id: issueId(idPrefix, field),
    text: (messages?.[message] ?? say(texts[message])).replace('{label}', () => fields[field].label),
  }));

  /** Messages for the list. If several fields share a text, the text begins with the field's label. */
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
    // The field may have got the focus before the script started, and a host may not report it.
    handleFocus({ target: document.activeElement });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form wakes
  }, []);

  return (
    <Sheet
      ref={sheet}
      id={posted ? POSTED_FORM_ID : undefined}
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
        // If the visitor continues to type, the waiting form is not sent.
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
        // The language switch posts the form to a different address, whose answer is a page.
        const { nativeEvent } = event;
        if (nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.hasAttribute('formaction')) return;
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
      {refused && issues.length > 0 && (
        <Alert tone="danger">
          {refused}
          {hints}
        </Alert>
      )}
      <IssueList issues={named} shown={look.issues === 'form'} />
      {form.status === 'failed' && (
        <FormFailure
          form={form}
          problem={problem && say(problem)}
          title={failure?.title}
          text={failure?.text ?? messages?.failed ?? say(formTexts.failed)}
          hints={hints}
        />
      )}
      {note && <Small>{note}</Small>}
    </Sheet>
  );
}
