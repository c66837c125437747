import { Badge } from '@skein/ui';
import type { ReactElement } from 'react';
import type { FinderWords } from './finder-words.ts';

/** Shows whether a building has fiber, with a text, an icon and a color. */
export function Status({
  ready,
  words,
}: {
  readonly ready: boolean;
  readonly words: FinderWords;
}): ReactElement {
  return (
    <Badge kind={ready ? 'available' : 'coming-soon'}>
      {ready ? words.availableStatus : words.comingStatus}
    </Badge>
  );
}
