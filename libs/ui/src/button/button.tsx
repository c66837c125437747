'use client';

import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { useWord } from '../language/language-provider.tsx';
import type { UiLanguage } from '../language/ui-language.ts';
import * as uiTexts from '../language/ui-texts.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { ButtonLook } from './button.styles.ts';
import { pillProps, Pill } from './button.styles.ts';

export type ButtonProps = ButtonLook &
  Omit<ComponentPropsWithRef<'button'>, 'color' | 'style' | 'className' | 'children'> & {
    children: ReactNode;
    /** Content before the text, usually an `Icon`. */
    iconStart?: ReactNode;
    /** Content after the text. */
    iconEnd?: ReactNode;
    /** Shows the spinner and ignores clicks. The button keeps its focus and its text. */
    busy?: boolean | undefined;
    /** Text for visitors who cannot see the spinner. */
    busyLabel?: string | undefined;
    /** Language of the default `busyLabel`. */
    language?: UiLanguage | undefined;
  };

/** Runs an action on the current page. Use `ButtonLink` for links. */
export function Button(props: ButtonProps): ReactElement {
  const {
    children,
    iconStart,
    iconEnd,
    busy = false,
    busyLabel,
    language: ownLanguage,
    onClick,
    type = 'button',
    ...others
  } = props;
  const busyWord = useWord(uiTexts.busy, ownLanguage);

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    // Otherwise a second click on a busy submit button would send the form again.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Pill
      {...pillProps(others)}
      type={type}
      onClick={handleClick}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
    >
      {busy ? <Spinner /> : iconStart}
      <span>{children}</span>
      {busy && <VisuallyHidden>, {busyLabel ?? busyWord}</VisuallyHidden>}
      {iconEnd}
    </Pill>
  );
}
