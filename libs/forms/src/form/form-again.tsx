'use client';

import { TextLink, useWords } from '@skein/ui';
import type { ReactElement } from 'react';

const text = { en: 'Show the form again', es: 'Mostrar el formulario otra vez' };

/** Draws a link to the empty form, for a page on which a server has replaced the form with a confirmation. */
export function FormAgain({ page }: { readonly page: string }): ReactElement {
  const say = useWords();
  return <TextLink href={page}>{say(text)}</TextLink>;
}
