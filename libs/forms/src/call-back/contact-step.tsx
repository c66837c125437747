'use client';

import { Select, TextField, useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import type { FormField } from '../form/form-fields.tsx';
import { FormView } from '../form/form-view.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { barePhone } from '../rules/phone-digits.ts';
import { callBackTexts, stepTexts } from './call-back.texts.ts';
import { CALL_NAMES, fieldLabel, hiddenOf, messagesOf, refusedOf, type StepProps } from './call-face.ts';
import {
  CALL_MAX_LENGTHS,
  callMessages,
  callTexts,
  type CallField,
  type CallValues,
} from './engine/call-fields.ts';
import { contactStep } from './engine/call-rules.ts';
import { loadSendCall } from './load-send-call.ts';
import { stepLook } from './step-look.ts';

export interface ContactStepProps extends StepProps {
  readonly onTaken: (values: CallValues) => void;
}

const EXAMPLES: Readonly<Record<CallField, string>> = {
  firstName: 'Sam',
  lastName: 'Reyes',
  email: 'sam@example.com',
  phone: '7375550142',
  issue: 'bill',
  issueDetail: 'My bill',
  date: '',
  time: '',
  timeZone: '',
};
const INPUTS: Readonly<Partial<Record<CallField, FormField['input']>>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'text', autoComplete: 'tel-national', inputMode: 'tel' },
};
/** Width of a name field, in rem. */
const HALVES: Readonly<Partial<Record<CallField, number>>> = { firstName: 10.5, lastName: 10.5 };

/** Asks for the visitor's name, email, phone number and subject. */
export function ContactStep(props: ContactStepProps): ReactElement {
  const { setting, state, onTaken } = props;
  const { content, issues } = setting;

  const say = useWords();
  const rules = contactStep(setting.face);
  const form = useForm({
    name: 'Call-back contact',
    rules,
    shown: rules.fields,
    names: CALL_NAMES,
    messages: callMessages,
    url: setting.url,
    // Loads the code for sending early, so that the last step need not wait.
    wire: loadSendCall,
    extra: {
      call: state.values,
      face: setting.face,
      known: setting.known,
      now: setting.now,
      closed: content.closedDays,
    },
    humanCheck: false,
    values: state.values,
    refused: refusedOf(props),
    posted: setting.posted,
    takes: onTaken,
  });
  const field = (name: CallField): FormField => ({
    label: fieldLabel(content, name, say),
    example: EXAMPLES[name],
    flex: '1 1 12rem',
    half: HALVES[name],
    input: { maxLength: CALL_MAX_LENGTHS[name], ...INPUTS[name] },
  });
  const fields = Object.fromEntries(rules.order.map((name) => [name, field(name)])) as Record<
    CallField,
    FormField
  >;

  return (
    <FormView
      form={form}
      fields={fields}
      look={stepLook}
      level={3}
      content={{
        title: content.contactTitle ?? say(stepTexts.contact),
        button: content.next,
        messages: messagesOf(content),
      }}
      button={callBackTexts.next}
      texts={callTexts}
      hidden={<HiddenFields values={hiddenOf(props, rules.fields)} />}
      checksOnLeave
      onEdit={(name) => {
        const phone = name === 'phone' ? form.control('phone') : undefined;
        // An assignment moves the caret to the end, so only a changed value is assigned.
        if (phone && barePhone(phone.value) !== phone.value) phone.value = barePhone(phone.value);
      }}
      draw={(name, input) => {
        if (name === 'phone') return <TextField {...input} hint={say(callBackTexts.phoneHint)} />;
        if (name !== 'issue') return undefined;
        const { label, id, required, error, defaultValue, autoFocus } = input;
        return (
          <Select
            {...{ label, id, required, error, defaultValue, autoFocus }}
            name={CALL_NAMES.issue}
            placeholder={say(callBackTexts.choose)}
            options={issues}
          />
        );
      }}
    />
  );
}
