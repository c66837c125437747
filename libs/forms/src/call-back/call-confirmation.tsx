'use client';

import { Button, ButtonLink, Heading, TAKEN, TextLink, useLanguage, useWords } from '@skein/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { callBackTexts, stepTexts } from './call-back.texts.ts';
import type { CallSetting } from './call-face.ts';
import { CallSummary } from './call-summary.tsx';
import { calendarFile, calendarLink } from './engine/calendar-link.ts';
import type { CallValues } from './engine/call-fields.ts';
import { callMoment } from './engine/call-steps.ts';

export interface CallConfirmationProps {
  readonly setting: CallSetting;
  readonly values: CallValues;
  /** Text of the button that closes the dialog. Undefined outside a dialog. */
  readonly close?: string | undefined;
}

/** Confirms an accepted request. Shows the time of the call, and links to the visitor's calendar. */
export function CallConfirmation({ setting, values, close }: CallConfirmationProps): ReactElement {
  const { content } = setting;
  const language = useLanguage();
  const say = useWords();
  const root = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<HTMLDialogElement>();
  useEffect(() => setDialog(root.current?.closest('dialog') ?? undefined), []);
  const time = callMoment(values);
  const subtitle = content.confirmSubtitle ?? say(callBackTexts.confirmSubtitle);
  const words = {
    title: content.eventTitle ?? say(stepTexts.confirmation),
    notes: content.eventNotes ?? subtitle,
  };
  return (
    <Frame {...TAKEN} ref={root} role="status">
      <Heading level={3} size={4}>
        {content.confirmTitle ?? say(stepTexts.confirmation)}
      </Heading>
      <p>{subtitle}</p>
      <CallSummary setting={setting} values={values} />
      {time !== undefined && (
        <Ways>
          <ButtonLink href={calendarLink(time, words)} external variant="outline">
            {content.addToCalendar ?? say(callBackTexts.addToCalendar)}
          </ButtonLink>
          <TextLink href={calendarFile(setting.url, time, language)}>
            {say(callBackTexts.calendarFile)}
          </TextLink>
        </Ways>
      )}
      {dialog && (
        <div>
          <Button onClick={() => dialog.close()}>{close ?? say(callBackTexts.close)}</Button>
        </div>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > p {
    margin: 0;
    max-inline-size: 48ch;
    color: var(--color-text-muted);
    line-height: 1.45;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
`;
