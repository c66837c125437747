'use client';

import { Alert, Button } from '@skein/ui';
import type { ReactElement } from 'react';
import { controlTexts } from '../texts/finder.texts.ts';
import { useFinder } from './finder-context.ts';

/** Says that the buildings did not arrive, and asks for them again. */
export function Failure(): ReactElement {
  const { say, retry } = useFinder();
  return (
    <Alert tone="danger" role="alert">
      <p>{say(controlTexts.failed)}</p>
      <Button size="small" variant="outline" onClick={retry}>
        {say(controlTexts.retry)}
      </Button>
    </Alert>
  );
}
