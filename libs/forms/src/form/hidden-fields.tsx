'use client';

import { useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { HONEYPOT_FIELD } from '../post/post-fields.ts';
import { Trap } from './form.styles.ts';
import { formTexts } from './form.texts.ts';

export interface HiddenFieldsProps {
  /** Values of hidden fields by name. Fields with an undefined value are omitted. */
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** Draws the hidden fields of a post without script, and a trap: a field that only machines fill in. */
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
