'use client';

import { Button, useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { controlTexts } from '../texts/finder.texts.ts';
import { handFocusOn } from './give-focus-back.ts';

/** Draws a button that loads the buildings again. The button and the message about the failure then disappear. */
export function Retry({ retry }: { readonly retry: () => void }): ReactElement {
  const say = useWords();
  return (
    <Button
      size="small"
      variant="outline"
      onClick={(event) => {
        handFocusOn(event.currentTarget);
        retry();
      }}
    >
      {say(controlTexts.retry)}
    </Button>
  );
}
