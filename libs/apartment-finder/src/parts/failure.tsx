'use client';

import { Alert } from '@skein/ui';
import type { ReactElement } from 'react';
import { controlTexts } from '../texts/finder.texts.ts';
import { useFinder } from './finder-context.ts';
import { Retry } from './retry.tsx';

/** Says that the buildings did not load, and offers to try again. */
export function Failure(): ReactElement {
  const { say, retry } = useFinder();
  return (
    <Alert tone="danger" action={<Retry retry={retry} />}>
      {say(controlTexts.failed)}
    </Alert>
  );
}
