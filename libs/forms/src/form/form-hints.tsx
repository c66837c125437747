'use client';

import { useLanguageTag, useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { FormState } from './form-setup.ts';

/** Draws the sentences after a service's message. */
export function FormHints({ hints = [] }: Pick<FormState<string, string>, 'hints'>): ReactElement {
  const say = useWords();
  const tag = useLanguageTag();
  return <Breakable>{hints.map((hint) => ` ${hint(say, tag)}`)}</Breakable>;
}

/** The id of a request is one long word. */
const Breakable = styled.span`
  overflow-wrap: anywhere;
`;
