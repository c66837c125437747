import { useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { publicationState } from '../../edits/publication.ts';
import { Changed, ListRow } from '../parts/list-row.styles.ts';
import { ProblemCount } from './problem-count.tsx';
import { go, useAddress } from '../state/address.ts';
import { useEdits } from '../state/desk-context.ts';
import { texts } from '../state/texts.ts';

export interface EntryRowProps {
  readonly id: string;
  readonly name: string;
  /** What kind of thing it is. */
  readonly about: string | undefined;
  readonly keys?: string | undefined;
}

/** A button that opens an entry, and says what it is and whether visitors see it as it is now. */
export function EntryRow({ id, name, about, keys }: EntryRowProps): ReactElement {
  const say = useWords();
  const { content } = useEdits();
  const { entry: open } = useAddress();
  const entry = content.entries.get(id);
  return (
    <ListRow
      type="button"
      aria-current={open === id ? 'true' : undefined}
      aria-keyshortcuts={keys}
      onClick={() => go({ entry: id, field: undefined })}
    >
      <span>{name}</span>
      <small>
        {entry ? about : say(texts.notFound)}
        {entry && publicationState(entry) !== 'published' && <Changed> · {say(texts.isChanged)}</Changed>}
        <ProblemCount id={id} />
      </small>
    </ListRow>
  );
}
