'use client';

import type { ReactElement } from 'react';
import { useWord } from '../language/language-provider.tsx';
import * as uiTexts from '../language/ui-texts.ts';
import { CloseButton } from '../modal/close-button.tsx';
import { closesDialog } from '../modal/dialog-commands.ts';

/** The × button that closes a dialog on a page without React. */
export function CloseServed({ id }: { readonly id: string }): ReactElement {
  const close = useWord(uiTexts.close);
  return <CloseButton {...closesDialog(id)} label={close} />;
}
