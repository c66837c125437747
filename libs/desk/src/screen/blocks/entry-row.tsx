import { useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { publicationState } from '../../edits/publication.ts';
import { kindIn } from '../../model/names.ts';
import { Changed, ListRow } from '../parts/list-row.styles.ts';
import { ProblemCount } from './problem-count.tsx';
import { go, useAddress } from '../state/address.ts';
import { useEdits, useName } from '../state/desk-context.ts';
import { texts } from '../state/texts.ts';

export interface EntryRowProps {
  readonly id: string;
  /**
   * Text of the first line. Default: the name of the entry. With a title, the second line shows the name in place of
   * the content type.
   */
  readonly title?: string | undefined;
  readonly keys?: string | undefined;
}

/**
 * A button that opens an entry. Its second line says the content type, whether the draft is published, and how
 * many problems the entry has.
 */
export function EntryRow({ id, title, keys }: EntryRowProps): ReactElement {
  const say = useWords();
  const { entry: open } = useAddress();
  const name = useName(id);
  const kind = useEdits(({ content }) => kindIn(content, id));
  const state = useEdits(({ content }) => {
    const entry = content.entries.get(id);
    return entry && publicationState(entry, content);
  });
  return (
    <ListRow
      type="button"
      aria-current={open === id ? 'true' : undefined}
      aria-keyshortcuts={keys}
      onClick={() => go({ entry: id, field: undefined })}
    >
      <span>{title ?? name}</span>
      <small>
        {state ? (title === undefined ? kind : name) : say(texts.notFound)}
        {state && state !== 'published' && <Changed> · {say(texts.isChanged)}</Changed>}
        <ProblemCount id={id} />
      </small>
    </ListRow>
  );
}
