'use client';

import { useLanguageTag, useWords } from '@skein/ui';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import type { FormField } from '../form/form-fields.tsx';
import { FormView } from '../form/form-view.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { BackButton } from './back-button.tsx';
import { callBackTexts, stepTexts } from './call-back.texts.ts';
import { CALL_NAMES, hiddenOf, messagesOf, refusedOf, type StepProps } from './call-face.ts';
import { CallSummary } from './call-summary.tsx';
import { callFields, callMessages, callTexts, type CallField, type CallIssue } from './engine/call-fields.ts';
import { callRequest } from './engine/call-rules.ts';
import { readableDay } from './engine/call-time.ts';
import { isDay } from './engine/call-window.ts';
import { loadSendCall } from './load-send-call.ts';
import { stepLook } from './step-look.ts';

export interface CheckStepProps extends StepProps {
  readonly onBack: () => void;
  readonly onSentBack: (issues: readonly CallIssue[]) => void;
  readonly onConfirmed: () => void;
}

const NO_FIELDS: readonly CallField[] = [];
const fields = Object.fromEntries(
  callFields.map((name) => [name, { label: '', example: '', flex: '', input: {} } satisfies FormField]),
) as Record<CallField, FormField>;

/** Shows all input, so that the visitor can check it before sending. */
export function CheckStep(props: CheckStepProps): ReactElement {
  const { setting, state, onBack, onSentBack, onConfirmed } = props;
  const { content, face, known, now } = setting;
  const { date = '' } = state.values;
  const tag = useLanguageTag();
  const say = useWords();
  const form = useForm({
    name: 'Call-back request',
    rules: callRequest(face, now, content.closedDays),
    shown: NO_FIELDS,
    mendable: callFields,
    names: CALL_NAMES,
    messages: callMessages,
    url: setting.url,
    wire: loadSendCall,
    extra: { call: state.values, face, known, now, closed: content.closedDays },
    humanCheck: false,
    confirms: true,
    thanks: `${content.confirmTitle ?? say(stepTexts.confirmation)} ${isDay(date) ? readableDay(date, tag) : date}`,
    refused: refusedOf(props),
    posted: setting.posted,
    // A retry has the same key, even after the visitor has gone back and forth. Changed input gets a new key.
    keyFor: () => setting.keyFor(JSON.stringify(state.values)),
  });
  const { status, issues } = form;
  const confirm = useEffectEvent(onConfirmed);
  const sendBack = useEffectEvent(onSentBack);
  useEffect(() => {
    if (status === 'done') confirm();
    if (issues.length > 0) sendBack(issues);
  }, [status, issues]);

  return (
    <FormView
      form={form}
      fields={fields}
      look={stepLook}
      level={3}
      content={{
        title: content.checkTitle ?? say(stepTexts.checkInfo),
        button: content.confirm,
        messages: messagesOf(content),
      }}
      button={callBackTexts.confirm}
      texts={callTexts}
      hidden={<HiddenFields values={hiddenOf(props, NO_FIELDS)} />}
      summary={<CallSummary setting={setting} values={state.values} />}
      besideButton={<BackButton text={content.back} disabled={status === 'busy'} onBack={onBack} />}
    />
  );
}
