'use client';

import { Select, TextField, useHydrated, useLanguageTag, useWords } from '@skein/ui';
import { useState, type ReactElement } from 'react';
import type { FormField } from '../form/form-fields.tsx';
import { roomOf } from '../form/form-look.ts';
import { FormView } from '../form/form-view.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { BackButton } from './back-button.tsx';
import { callBackTexts, stepTexts } from './call-back.texts.ts';
import {
  CALL_NAMES,
  fieldLabel,
  hiddenOf,
  messagesOf,
  refusedOf,
  valuesIn,
  type StepProps,
} from './call-face.ts';
import {
  callMessages,
  callTexts,
  dateFields,
  type CallField,
  type CallValues,
} from './engine/call-fields.ts';
import type { CallOption } from './engine/call-options.ts';
import { dateStep } from './engine/call-rules.ts';
import { sameClock, shortDay } from './engine/call-time.ts';
import {
  callWindow,
  closedWeekdays,
  isClosed,
  isDay,
  isWeekend,
  offeredDays,
  widestWindow,
  type ClosedDays,
} from './engine/call-window.ts';
import { knownZone, zoneOf } from './engine/call-zones.ts';
import { loadSendCall } from './load-send-call.ts';
import { stepLook } from './step-look.ts';

export interface DateStepProps extends StepProps {
  readonly onTaken: (values: CallValues) => void;
  readonly onBack: (values: CallValues) => void;
}

/**
 * Returns the offered zone whose clock shows the same time as the visitor's clock. Empty if there is none, or if the
 * browser does not know its zone. Chrome then names it `Etc/Unknown`, for which `Intl` throws an error.
 */
function ownZone(offered: readonly CallOption[], nowMs: number): string {
  const own = knownZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (own === undefined) return '';
  return offered.find(({ value }) => sameClock(zoneOf(value), own, nowMs))?.value ?? '';
}

/** Width of the padding and the arrow of a list, in rem. */
const LIST_ROOM = 4;
const roomIn = (options: readonly CallOption[]): number =>
  Math.max(...options.map(({ label }) => roomOf(label, LIST_ROOM)));

/** Whether the browser uses the page's language. Otherwise, the browser's messages are in another language. */
const speaks = (tag: string): boolean => navigator.language.startsWith(tag.replace(/-.*/, ''));

/** Returns the problem of a day that the browser does not check: a weekend or a closed day. */
function dayProblem(day: string, closed: ClosedDays): 'dateIsWeekend' | 'dateIsClosed' | undefined {
  if (!isDay(day)) return undefined;
  if (isWeekend(day)) return 'dateIsWeekend';
  return isClosed(day, closed) ? 'dateIsClosed' : undefined;
}

/** Asks for the day, time and time zone of the call. */
export function DateStep(props: DateStepProps): ReactElement {
  const { setting, state, onTaken, onBack } = props;
  const { content, now } = setting;
  const tag = useLanguageTag();
  const say = useWords();
  const scripted = useHydrated();
  const [zone, setZone] = useState(
    // A served page must be the same for every visitor, so no zone is chosen on it.
    () => state.values.timeZone ?? (scripted ? ownZone(content.timeZones, now()) : ''),
  );
  const [begun] = useState({ ...state.values, timeZone: zone });
  const [browserSays, setBrowserSays] = useState<string>();
  const messages = messagesOf(content);
  const { closedDays: closed = [] } = content;
  const rules = dateStep(now, closed);
  const form = useForm({
    name: 'Call-back date',
    rules,
    shown: dateFields,
    names: CALL_NAMES,
    messages: callMessages,
    url: setting.url,
    wire: loadSendCall,
    extra: { call: state.values, face: setting.face, known: setting.known, now, closed },
    humanCheck: false,
    values: begun,
    refused: refusedOf(props),
    posted: setting.posted,
    takes: onTaken,
  });

  const daysOf = (name: string) =>
    name === ''
      ? widestWindow(
          content.timeZones.map(({ value }) => zoneOf(value)),
          now(),
        )
      : callWindow(zoneOf(name), now());
  const { first, last } = daysOf(zone);
  // If no zone is chosen, the form accepts every day that visitors can book in at least one zone.
  const zones = zone === '' ? content.timeZones.map(({ value }) => value) : [zone];
  const days = zones.flatMap((value) => offeredDays(zoneOf(value), now(), closed)).toSorted();
  const range = [days[0] ?? first, days.at(-1) ?? last].map((day) => shortDay(day, tag)).join(' – ');
  const closedHere = [...new Set(zones.flatMap((value) => closedWeekdays(zoneOf(value), now(), closed)))];
  const closedNote =
    closedHere.length === 0
      ? ''
      : `. ${say(callBackTexts.closedOn)} ${closedHere.map((day) => shortDay(day, tag)).join('; ')}`;

  /** Sets the message for a weekend or a closed day. The browser sets its own messages for days before or after the bounds. */
  function judgeDay() {
    const day = form.control('date');
    if (!(day instanceof HTMLInputElement)) return;
    const problem = dayProblem(day.value, closed);
    day.setCustomValidity(problem ? (messages[problem] ?? say(callTexts[problem])) : '');
    const { rangeUnderflow, rangeOverflow } = day.validity;
    setBrowserSays((rangeUnderflow || rangeOverflow) && speaks(tag) ? day.validationMessage : undefined);
  }
  /** Sets the zone, and at once the bounds of the day field, because the bounds depend on the zone. */
  function changeZone(to: string) {
    setZone(to);
    const day = form.control('date');
    if (day instanceof HTMLInputElement) ({ first: day.min, last: day.max } = daysOf(to));
    form.edited('date');
  }

  const room: Partial<Record<CallField, number>> = {
    time: roomIn(content.times),
    timeZone: roomIn(content.timeZones),
  };
  const field = (name: CallField, input: FormField['input'] = {}, example = ''): FormField => ({
    label: fieldLabel(content, name, say),
    example,
    flex: '1 1 12rem',
    half: room[name],
    input,
  });
  const fields = {
    ...(Object.fromEntries(rules.order.map((name) => [name, field(name)])) as Record<CallField, FormField>),
    date: field('date', { type: 'date', min: first, max: last }, offeredDays(zoneOf(''), now(), closed)[0]),
    time: field('time', {}, content.times[0]?.value),
    timeZone: field('timeZone', {}, content.timeZones[0]?.value),
  };

  return (
    <FormView
      form={form}
      fields={fields}
      look={stepLook}
      level={3}
      content={{
        title: content.dateTitle ?? say(stepTexts.date),
        button: content.next,
        messages: { ...messages, ...(browserSays && { dateOutOfWindow: browserSays }) },
      }}
      button={callBackTexts.next}
      texts={callTexts}
      hidden={<HiddenFields values={hiddenOf(props, dateFields)} />}
      checksOnLeave
      onEdit={(name) => {
        if (name === 'timeZone') changeZone(form.control('timeZone')?.value ?? '');
        if (name !== 'time') judgeDay();
      }}
      draw={(name, input) => {
        const { label, id, required, error, defaultValue, autoFocus } = input;
        if (name === 'date')
          return <TextField {...input} hint={`${say(callBackTexts.weekdays)}, ${range}${closedNote}`} />;
        return (
          <Select
            {...{ label, id, required, error, defaultValue, autoFocus }}
            name={CALL_NAMES[name]}
            placeholder={say(callBackTexts.choose)}
            options={name === 'time' ? content.times : content.timeZones}
          />
        );
      }}
      besideButton={
        <BackButton text={content.back} onBack={() => onBack(valuesIn(form.control, dateFields))} />
      }
    />
  );
}
