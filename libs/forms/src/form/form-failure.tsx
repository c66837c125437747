'use client';

import { Alert, Button, useHydrated, useWords } from '@skein/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { formTexts } from './form.texts.ts';
import { showWhole } from './show-whole.ts';
import { takeLostFocus } from './take-lost-focus.ts';
import type { FormControl } from './form-setup.ts';

interface FormFailureProps {
  readonly form: Pick<FormControl<string, string>, 'sheet' | 'submit' | 'reason'>;
  /** Text for a problem that a retry cannot solve. Undefined if a retry may help. */
  readonly problem: string | undefined;
  /** Title above the text. It shows only if a retry may help. */
  readonly title: string | undefined;
  /** The text to show if the service gives no reason. */
  readonly text: ReactNode;
  /** Text after the service's reason. */
  readonly hints: ReactNode;
}

/**
 * Reports that a form was not accepted, and offers to send it again. If the pressed button is gone, moves the
 * focus to the button for the retry. If the pressed button was disabled, it gets the focus back.
 */
export function FormFailure({ form, problem, title, text, hints }: FormFailureProps) {
  const say = useWords();
  const scripted = useHydrated();
  const again = useRef<HTMLButtonElement>(null);
  const { sheet } = form;

  useEffect(() => {
    // If the page opens with the failure, the visitor has pressed nothing here, so the focus stays.
    if (!scripted) return;
    // The pressed button is gone or was disabled, and has lost the focus.
    takeLostFocus(again.current ?? sheet.current?.querySelector<HTMLElement>('[type="submit"]'));
    showWhole(sheet.current?.querySelector('[role="alert"]'));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as it appears
  }, [sheet]);

  return (
    <Alert
      tone="danger"
      title={problem === undefined ? title : undefined}
      action={
        scripted &&
        problem === undefined && (
          <Button ref={again} variant="outline" size="small" onClick={form.submit}>
            {say(formTexts.retry)}
          </Button>
        )
      }
    >
      {problem ?? form.reason ?? text}
      {hints}
    </Alert>
  );
}
