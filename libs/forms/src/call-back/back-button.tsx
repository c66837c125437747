'use client';

import { Button, useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { callBackTexts } from './call-back.texts.ts';
import { GO_FIELD } from './engine/call-post.constants.ts';

export interface BackButtonProps {
  readonly text: string | undefined;
  readonly disabled?: boolean;
  readonly onBack: () => void;
}

/** Draws a button that leads to the previous step. Without script, it posts the fields without a check. */
export function BackButton({ text, disabled = false, onBack }: BackButtonProps): ReactElement {
  const say = useWords();
  return (
    <Button
      type="submit"
      variant="outline"
      name={GO_FIELD}
      value="back"
      formNoValidate
      disabled={disabled}
      onClick={(event) => {
        event.preventDefault();
        onBack();
      }}
    >
      {text ?? say(callBackTexts.back)}
    </Button>
  );
}
