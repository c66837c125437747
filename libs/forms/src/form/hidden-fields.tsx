'use client';

import { useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { HONEYPOT_FIELD } from '../post/post-fields.ts';
import { Trap } from './form.styles.ts';
import { formTexts } from './form.texts.ts';

export interface HiddenFieldsProps {
  /** Names and values; what is undefined is left out. */
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** What a post without script carries beside what was typed, and a field that tells visitors from machines. */
export function HiddenFields({ values }: HiddenFieldsProps): ReactElement {
  const say = useWords();
  return (
    <>
      {Object.entries(values).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Trap aria-hidden="true">
        <label>
          {say(formTexts.honeypot)}
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
    </>
  );
}
