'use client';

import { useLanguageTag, useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { callBackTexts } from './call-back.texts.ts';
import { fieldLabel, labelOf, type CallSetting } from './call-face.ts';
import type { CallValues } from './engine/call-fields.ts';
import { readCallTime, readableDay } from './engine/call-time.ts';
import { isDay } from './engine/call-window.ts';

export interface CallSummaryProps {
  readonly setting: CallSetting;
  readonly values: CallValues;
}

/** Formats a phone number as `(737) 555-0142`, because ten digits in a row are hard to compare. */
const readablePhone = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{4})$/u, '($1) $2-$3');

/** Summarizes the visitor's input in sentences. */
export function CallSummary({ setting: { content, issues }, values }: CallSummaryProps): ReactElement {
  const tag = useLanguageTag();
  const say = useWords();
  const {
    firstName = '',
    lastName = '',
    email = '',
    phone = '',
    date = '',
    time = '',
    timeZone = '',
  } = values;
  const at = readCallTime(time)?.label ?? '';
  return (
    <List>
      <div>
        <dt>{say(callBackTexts.when)}</dt>
        <dd>
          <strong>{isDay(date) ? readableDay(date, tag) : date}</strong>
          <span>
            {at} · {labelOf(content.timeZones, timeZone)}
          </span>
        </dd>
      </div>
      <div>
        <dt>{say(callBackTexts.who)}</dt>
        <dd>
          <strong>
            {firstName} {lastName}
          </strong>
          <span>{readablePhone(phone)}</span>
          <span>{email}</span>
        </dd>
      </div>
      {issues.length > 0 && (
        <div>
          <dt>{fieldLabel(content, 'issue', say)}</dt>
          <dd>
            <strong>{labelOf(issues, values.issue ?? '')}</strong>
            <span>{values.issueDetail}</span>
          </dd>
        </div>
      )}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    padding-block: var(--space-4);
    border-block-start: 1px solid var(--color-line);
  }

  > div:last-of-type {
    border-block-end: 1px solid var(--color-line);
  }

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  dd {
    display: grid;
    gap: var(--space-1);
    margin: 0;
    overflow-wrap: anywhere;
  }

  strong {
    font-size: 1.125rem;
    font-weight: 650;
  }
`;
