'use client';

import type { SafeHtml } from '@skein/cms-client';
import {
  FormView,
  HiddenFields,
  postUrl,
  useForm,
  type FormControl,
  type FormLook,
  type RefusedPost,
} from '@skein/forms/engine';
import { useLanguageTag, useWords } from '@skein/ui';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import {
  APPLICATION_PATH,
  applicationMessages,
  applicationOf,
  applicationRules,
  applicationTexts,
  BOARD_TOKEN_FIELD,
  JOB_ID_FIELD,
  type ApplicationMessage,
  type AskedQuestions,
} from '../application/index.ts';
import type { Job } from '../contract/index.ts';
import { ownLanguage } from '../contract/own-language.ts';
import {
  applicationFormTexts,
  besideBoard,
  wordsFor,
  type ApplicationFormWords,
} from './application-form.texts.ts';
import { ApplicationThanks } from './application-thanks.tsx';
import { DrawnField } from './application-field.tsx';
import { layOut } from './lay-out.ts';
import { PartWords } from './part-words.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useChosenFiles } from './use-chosen-files.ts';

export interface ApplicationFormProps {
  /** The parts of the job that an application needs. `language` is the language of the questions. */
  readonly job: AskedQuestions<SafeHtml> & Pick<Job, 'id' | 'language'>;
  /** Name of the job board in requests to the service that takes applications. */
  readonly boardToken: string;
  /** URL to which the form posts the application: a path of this site or a web address. */
  readonly postTo?: string | undefined;
  /**
   * Whether a human check must prove that a person filled in the form. Posts to another origin have no check.
   */
  readonly humanCheck?: boolean | undefined;
  /** Address of the list of roles. */
  readonly rolesHref: string;
  readonly texts?: ApplicationFormWords | undefined;
  /** Data that a server adds for the current visitor: hidden fields for a post without script. */
  readonly visitor?: { readonly hidden?: Readonly<Record<string, string>> | undefined } | undefined;
  /** Path of the form's page with its language prefix, if a server draws the page. */
  readonly page?: string | undefined;
  /** The refused post, if a server shows the form again to a visitor without script. */
  readonly refused?: RefusedPost<string, ApplicationMessage> | undefined;
  /** Whether the service has accepted this visitor's application, if a server draws the page. */
  readonly applied?: boolean | undefined;
}

const look: FormLook = { layout: 'stack', issues: 'field', folds: false, fades: false, disablesButton: true };
const wire = async () => (await import('./send-application.ts')).sendApplication;

/** Draws the application for a job, with all questions of the board in one form. */
export function ApplicationForm(props: ApplicationFormProps): ReactElement {
  const { job, boardToken, postTo = '', rolesHref, texts = {}, visitor, refused, applied = false } = props;
  const { humanCheck = true, page } = props;
  const tag = useLanguageTag();
  const sayText = useWords();
  const say = wordsFor(texts, sayText);
  const spoken = ownLanguage(job.language, tag);
  const application = useMemo(() => applicationOf(job), [job]);
  const { fields, asked, siblings } = useMemo(
    () =>
      layOut(application, wordsFor(texts, sayText), besideBoard(job.language, texts, sayText, tag), sayText),
    [application, job.language, texts, sayText, tag],
  );
  const [upload, setUpload] = useState<{ readonly sent: number; readonly total: number }>();
  const abort = useRef<() => void>(undefined);
  const isCancelled = useRef(false);
  const shown = Object.keys(fields);

  const files = useChosenFiles();
  const form: FormControl<string, ApplicationMessage> = useForm({
    name: 'Application form',
    rules: applicationRules(application, (...file) => files.lookAt(form, ...file)),
    shown,
    names: Object.fromEntries(shown.map((name) => [name, name])),
    messages: applicationMessages,
    url: postUrl(postTo, APPLICATION_PATH),
    wire,
    extra: {
      application,
      boardToken,
      jobId: job.id,
      humanCheck,
      failed: say('failed'),
      entered: () => new FormData(form.sheet.current ?? undefined),
      onProgress: (sent: number, total: number) => setUpload({ sent, total }),
      onStart: (stop: () => void) => {
        abort.current = stop;
        setUpload({ sent: 0, total: 0 });
      },
    },
    humanCheck,
    confirms: true,
    refused,
  });

  useEffect(() => {
    // The pressed button is gone together with the progress bar, so the button for sending gets the focus.
    if (form.status !== 'idle' || !isCancelled.current) return;
    isCancelled.current = false;
    form.sheet.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  }, [form.status, form.sheet]);

  if (applied || form.status === 'done')
    return <ApplicationThanks say={say} rolesHref={rolesHref} takesFocus={form.status === 'done'} />;
  return (
    <FormView
      form={form}
      fields={fields}
      look={look}
      files
      content={{
        title: say('title'),
        description: say('requiredNote'),
        button: say('submit'),
        messages: { failed: say('failed') },
      }}
      button={applicationFormTexts.submit}
      busyButton={{ en: say('submitting'), es: say('submitting') }}
      refusal={say('failed')}
      texts={applicationTexts}
      onEdit={(field) => form.edited(...(siblings.get(field) ?? []))}
      hidden={
        <HiddenFields
          values={{
            [BOARD_TOKEN_FIELD]: boardToken,
            [JOB_ID_FIELD]: job.id,
            pageSource: refused?.page ?? page,
            ...Object.fromEntries(application.hidden.map((name) => [name, ''])),
            ...Object.fromEntries(
              application.demographic.map(({ idName, questionId }) => [idName, questionId]),
            ),
            ...visitor?.hidden,
          }}
        />
      }
      draw={(name, given) => {
        const question = asked.get(name);
        if (!question) return undefined;
        const { before, field, isRequired, isOfBoard, description } = question;
        return (
          <>
            {before.map((part, place) => (
              <PartWords key={place} part={part} say={say} lang={spoken} />
            ))}
            <DrawnField
              {...{ field, isRequired, isOfBoard, description, given, say }}
              lang={spoken}
              label={fields[name]?.label ?? ''}
              isAgain={refused !== undefined}
              onChoose={() => files.chosen(form, name)}
              onRemove={() => form.edited(name)}
            />
          </>
        );
      }}
    >
      {form.status === 'busy' && upload && (
        <UploadProgress
          {...upload}
          say={say}
          onCancel={() => {
            isCancelled.current = true;
            form.cancel();
            abort.current?.();
          }}
        />
      )}
    </FormView>
  );
}
