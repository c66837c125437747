'use client';

import { useLanguage } from '@skein/ui';
import type { ReactElement } from 'react';
import type { AddressFormContent } from '../address-form/address-form.shared.ts';
import {
  EVENT_ACTION,
  EVENT_CATEGORY,
  FORM_ENTRY_FIELD,
  HONEYPOT_FIELD,
  HUMAN_CHECK_ACTION,
  PLACEHOLDER_TOKEN,
} from '../contract/constants.ts';
import { Trap } from './form.styles.ts';
import { formTexts } from './form.texts.ts';

/** What a post without script carries beside the address. A field that must stay empty tells visitors from machines. */
export function HiddenFields({
  id,
  post,
  humanCheck,
  eventLabel,
  refused,
}: Pick<AddressFormContent, 'id' | 'post' | 'humanCheck' | 'eventLabel' | 'refused'>): ReactElement {
  const language = useLanguage();
  const values: readonly (readonly [string, string])[] = [
    [FORM_ENTRY_FIELD, id],
    // The browser would not tell it.
    ...(refused ? ([['pageSource', refused.page]] as const) : []),
    ...(post === 'legacy'
      ? ([
          ['event_label', eventLabel ?? ''],
          ['event_category', EVENT_CATEGORY],
          ['event_action', EVENT_ACTION],
        ] as const)
      : []),
    ...(humanCheck
      ? ([
          ['recaptchaAction', HUMAN_CHECK_ACTION],
          ['recaptchaToken', PLACEHOLDER_TOKEN],
        ] as const)
      : []),
  ];
  return (
    <>
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Trap aria-hidden="true">
        <label>
          {formTexts.honeypot[language]}
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
    </>
  );
}
