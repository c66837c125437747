import { useWords } from '@skein/ui';
import { useMemo, type ReactElement } from 'react';
import { publicationState } from '../../edits/publication.ts';
import { entityIn, kindIn } from '../../model/names.ts';
import { shownBy } from '../../model/ownership.ts';
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
 * A button that opens an entry. Its second line says the content type, whether a draft is not published, and how
 * many problems there are.
 */
export function EntryRow({ id, title, keys }: EntryRowProps): ReactElement {
  const say = useWords();
  const { entry: open } = useAddress();
  const name = useName(id);
  const kind = useEdits(({ content }) => kindIn(content, id));
  const isThere = useEdits(({ content }) => content.entries.has(id));
  /** The ids of what the row stands for: a block with all that it shows, or an entry alone if the row has a title. */
  const shown = useEdits(({ content }) => (title === undefined ? shownBy(content, id) : undefined));
  const parts = useMemo(() => shown ?? [id], [shown, id]);
  const isChanged = useEdits(({ content }) =>
    parts.some((one) => {
      const part = entityIn(content, one);
      return part && publicationState(part, content) !== 'published';
    }),
  );
  return (
    <ListRow
      type="button"
      aria-current={open === id ? 'true' : undefined}
      aria-keyshortcuts={keys}
      onClick={() => go({ entry: id, field: undefined })}
    >
      <span>{title ?? name}</span>
      <small>
        {isThere ? (title === undefined ? kind : name) : say(texts.notFound)}
        {isChanged && <Changed> · {say(texts.isChanged)}</Changed>}
        <ProblemCount ids={parts} />
      </small>
    </ListRow>
  );
}
