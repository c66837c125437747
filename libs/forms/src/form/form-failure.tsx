'use client';

import { Alert, Button, useHydrated, useLanguageTag, useWords } from '@skein/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { formTexts } from './form.texts.ts';
import { showWhole } from './show-whole.ts';
import { takeLostFocus } from './take-lost-focus.ts';
import type { FormControl } from './form-setup.ts';

interface FormFailureProps {
  readonly form: Pick<FormControl<string, string>, 'sheet' | 'submit' | 'reason' | 'wait'>;
  /** A problem that no retry solves, or undefined if a retry may help. */
  readonly problem: string | undefined;
  /** Title above the text, if a retry may help. */
  readonly title: string | undefined;
  /** The text if the service gives no reason. */
  readonly text: ReactNode;
}

/**
 * Reports that a form was not accepted, and offers to send it again. It takes over the focus from a button that
 * has disappeared, and returns it to one that was disabled.
 */
export function FormFailure({ form, problem, title, text }: FormFailureProps) {
  const say = useWords();
  const tag = useLanguageTag();
  const scripted = useHydrated();
  const again = useRef<HTMLButtonElement>(null);
  const { sheet } = form;

  useEffect(() => {
    // A page that opens with a failure takes no focus: nothing was pressed there.
    if (!scripted) return;
    // The button that was pressed went away or was disabled, and the focus with it.
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
      {form.wait && ` ${form.wait(say, tag)}`}
    </Alert>
  );
}
