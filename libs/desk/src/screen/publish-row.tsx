import { useWords } from '@skein/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Unpublished } from '../edits/publication.ts';
import { kindIn } from '../model/names.ts';
import { ChangedFields } from './changed-fields.tsx';
import { KnownFaults, type KnownFault } from './known-faults.tsx';
import { Tool } from './state/controls.styles.ts';
import { useEdits, useName } from './state/desk-context.ts';
import { texts } from './state/texts.ts';

export interface PublishRowProps {
  readonly item: Unpublished;
  /** Undefined: the editor has nothing to choose. */
  readonly isChosen: boolean | undefined;
  /** The pages that show the entry, if the dialog must name them. */
  readonly where: string | undefined;
  /** Whether the draft still waits to be saved. */
  readonly waits: boolean;
  readonly faults: readonly KnownFault[];
  /** Whether the draft can be discarded alone. */
  readonly canDiscard: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** Called when the editor discards the draft. Undefined while the dialog publishes. */
  readonly onDiscard: (() => void) | undefined;
  /** Called when the editor wants to mend a fault. */
  readonly onMend: (fieldId: string | undefined) => void;
}

/** An entry or an asset whose newest version is not published, with its changes. */
export function PublishRow(props: PublishRowProps): ReactElement {
  const { item, isChosen, where, waits, faults, canDiscard, onChoose, onDiscard, onMend } = props;
  const say = useWords();
  const { entity, state } = item;
  const { id } = entity.sys;
  const name = useName(id);
  const kind = useEdits(({ content }) => kindIn(content, id));
  const published = useEdits(({ content }) => content.published.get(id));
  const isCompared = state === 'changed' && published !== undefined;
  const discard = state === 'new' ? texts.delete : texts.discard;
  return (
    <Row data-plain={isChosen === undefined || undefined}>
      <label>
        {isChosen !== undefined && (
          <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
        )}
        <span>
          <strong>{name}</strong>
          <small>
            {kind} · {say(state === 'new' ? texts.isNew : texts.isChanged)}
            {where !== undefined && ` · ${where}`}
            {waits && ` · ${say(texts.saving)}`}
          </small>
        </span>
      </label>
      {faults.length > 0 && <KnownFaults faults={faults} onMend={onMend} />}
      {(isCompared || canDiscard) && (
        <Difference>
          {isCompared && <ChangedFields now={entity} published={published} />}
          {isChosen !== undefined && canDiscard && (
            <Tool
              type="button"
              aria-label={`${say(discard)}: ${name}`}
              disabled={!onDiscard}
              onClick={onDiscard}
            >
              {say(discard)}
            </Tool>
          )}
        </Difference>
      )}
    </Row>
  );
}

const Row = styled.li`
  --changes-indent: calc(1rem + var(--space-3));

  display: grid;
  padding-block: var(--space-2);
  border-block-start: 1px solid var(--color-line);

  label {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: var(--space-3);
    align-items: baseline;
  }

  &[data-plain] {
    --changes-indent: 0px;

    label {
      display: block;
    }
  }

  input {
    margin: 0;
  }

  label > span {
    display: grid;
  }

  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--color-text-muted);
  }
`;

const Difference = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  padding-block-start: var(--space-1);
  padding-inline-start: var(--changes-indent);

  > button {
    margin-inline-start: -0.5625rem;
  }
`;
