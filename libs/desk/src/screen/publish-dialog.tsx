import { Alert, Button, filled, useWords, type UiText } from '@skein/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Unpublished } from '../edits/publication.ts';
import type { Page } from '../model/pages.ts';
import { useKnownFaults } from './known-faults.tsx';
import { DeskDialog } from './parts/desk-dialog.tsx';
import { PublishRow } from './publish-row.tsx';
import { go } from './state/address.ts';
import { useEdits } from './state/desk-context.ts';
import { texts } from './state/texts.ts';
import { usePublishing } from './use-publishing.ts';
import { useUnpublished } from './use-unpublished.ts';

export interface PublishDialogProps {
  readonly page: Page;
  readonly pages: readonly Page[];
  readonly onClose: () => void;
}

/**
 * Lists the unpublished versions on the page, in the open entry, in everything that was edited in this window, and in
 * what leads to the page.
 * Publishes the chosen items: at first, those that the page needs. Names the known faults of each item, and publishes
 * nothing while a chosen item has a fault that the CMS refuses. Can also discard the drafts that the page
 * needs, after a question.
 */
export function PublishDialog({ page, pages, onClose }: PublishDialogProps): ReactElement {
  const say = useWords();
  const { drafts } = useEdits((all) => all);
  const { state, setState, problem, publish, discard } = usePublishing(page);
  /** How often the dialog was opened: a browser closes it on a second Escape, so it opens again while it works. */
  const [opened, setOpened] = useState(1);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { list, needed } = useUnpublished(page, pages);
  const faultsOf = useKnownFaults();
  const isChosen = (id: string) => chosen.get(id) ?? needed.has(id);
  const going = list.filter(({ entity }) => isChosen(entity.sys.id));
  const stopped = going.filter(({ entity }) => faultsOf(entity.sys.id).some(({ stops }) => stops));
  const here = list.filter(({ entity }) => needed.has(entity.sys.id));
  const elsewhere = list.filter(({ entity }) => !needed.has(entity.sys.id));
  /** The dialog stays open while it works, because only the dialog tells what was not published. */
  const close = () => (state === 'works' ? setOpened(opened + 1) : onClose());

  const row = (item: Unpublished) => {
    const { id } = item.entity.sys;
    return (
      <PublishRow
        key={id}
        item={item}
        isChosen={isChosen(id)}
        faults={faultsOf(id)}
        waits={(drafts.get(id)?.state ?? 'saved') !== 'saved'}
        onChoose={(is) => {
          setState('asks');
          setChosen(new Map(chosen).set(id, is));
        }}
        onDiscard={state === 'works' ? undefined : () => void discard([id])}
        onMend={(field) => {
          close();
          go({ entry: id, field });
        }}
      />
    );
  };
  const all = here.map(({ entity }) => entity.sys.id);
  const act = state === 'doubts' ? texts.discardAll : texts.publish;
  const count = state === 'doubts' ? all.length : going.length;
  const [said, counted] = ((): readonly [readonly UiText[], number] => {
    if (typeof state === 'object') return [[texts.isPublished], state.count];
    if (list.length === 0) return [[texts.nothingToPublish], 0];
    if (state === 'doubts') return [[texts.discardAsks], count];
    if (stopped.length > 0) return [[texts.cannotPublish], stopped.length];
    if (state !== 'rest') return [[texts.publishAsks], count];
    return [[texts.notYet, ...(problem?.canRetry ? [texts.goOn] : [])], count];
  })();
  return (
    <DeskDialog
      key={opened}
      onClose={close}
      title={say(texts.publishPage)}
      footer={
        <>
          {all.length > 0 && (state === 'asks' || state === 'rest') && (
            <Button variant="quiet" size="small" onClick={() => setState('doubts')}>
              {say(texts.discardAll)}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            disabled={state === 'works'}
            onClick={() => (state === 'doubts' ? setState('asks') : close())}
          >
            {say(typeof state === 'object' ? texts.close : texts.cancel)}
          </Button>
          <Button
            size="small"
            disabled={state === 'works' || count === 0 || (state !== 'doubts' && stopped.length > 0)}
            onClick={() =>
              void (state === 'doubts' ? discard(all) : publish(going.map(({ entity }) => entity.sys.id)))
            }
          >
            {count > 0 ? `${say(act)} (${count})` : say(act)}
          </Button>
        </>
      }
    >
      <Changes>
        <div aria-live="polite">
          {problem && <Alert tone="danger">{problem.words}</Alert>}
          {said.map((text) => (
            <p key={text.en}>{filled(say(text), { count: counted })}</p>
          ))}
        </div>
        <ul role="list">{here.map(row)}</ul>
        {elsewhere.length > 0 && state !== 'doubts' && (
          <>
            <h3>{say(texts.elsewhere)}</h3>
            <ul role="list">{elsewhere.map(row)}</ul>
          </>
        )}
      </Changes>
    </DeskDialog>
  );
}

const Changes = styled.div`
  display: grid;
  gap: var(--space-4);
  max-block-size: 60vh;
  overflow-y: auto;

  h3 {
    font-size: 1rem;
  }
`;
