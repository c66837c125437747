import { Alert, Button, filled, useWords } from '@skein/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { NotPublished } from '../edits/not-published.ts';
import type { Unpublished } from '../edits/publication.ts';
import { discardDrafts } from '../edits/removal.ts';
import { nameIn } from '../model/names.ts';
import type { Page } from '../model/pages.ts';
import { DeskDialog } from './parts/desk-dialog.tsx';
import { PublishRow } from './publish-row.tsx';
import { go } from './state/address.ts';
import { useDesk, useEdits, useNameLocale } from './state/desk-context.ts';
import { texts } from './state/texts.ts';
import { useLeaveQuestion } from './state/use-leave-question.ts';
import { useUnpublished } from './use-unpublished.ts';

export interface PublishDialogProps {
  readonly page: Page;
  readonly pages: readonly Page[];
  readonly onClose: () => void;
}

/**
 * Lists the unpublished versions on the page, in the open entry, in everything that was edited in this window, and in
 * what leads to the page.
 * Publishes the chosen items: at first, those that the page needs. Can also discard the drafts that the page
 * needs, after a question.
 */
export function PublishDialog({ page, pages, onClose }: PublishDialogProps): ReactElement {
  const say = useWords();
  const { store } = useDesk();
  const { content, drafts } = useEdits((all) => all);
  const locale = useNameLocale();
  const [state, setState] = useState<'asks' | 'doubts' | 'works' | 'rest' | { readonly count: number }>(
    'asks',
  );
  /** How often the dialog was opened: a browser closes it on a second Escape, so it opens again while it works. */
  const [opened, setOpened] = useState(1);
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { list, needed } = useUnpublished(page, pages);
  const isChosen = (id: string) => chosen.get(id) ?? needed.has(id);
  const going = list.filter(({ entity }) => isChosen(entity.sys.id));
  const here = list.filter(({ entity }) => needed.has(entity.sys.id));
  const elsewhere = list.filter(({ entity }) => !needed.has(entity.sys.id));
  useLeaveQuestion(state === 'works');
  /** The dialog stays open while it works, because only the dialog tells what was not published. */
  const close = () => (state === 'works' ? setOpened(opened + 1) : onClose());

  async function attempt(id: string, act: () => Promise<void>): Promise<boolean> {
    setProblem(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      const failed = error instanceof NotPublished ? error : new NotPublished(id, error);
      const reason = typeof failed.reason === 'object' ? failed.reason.words : say(texts[failed.reason]);
      setProblem(filled(say(texts.publishFailed), { name: nameIn(content, failed.id, locale), reason }));
      return false;
    }
  }
  async function publish(): Promise<void> {
    setState('works');
    const some = going.map(({ entity }) => entity.sys.id);
    setState((await attempt('', () => store.publish(some))) ? { count: some.length } : 'rest');
  }
  async function discard(some: readonly string[]): Promise<void> {
    setState('works');
    await attempt(some[0] ?? '', () => discardDrafts(store, some));
    setState('asks');
    // Discarding deletes a page that was never published.
    if (!store.read().content.entries.has(page.entryId))
      go({ path: '/', entry: undefined, field: undefined });
  }

  const row = (item: Unpublished) => {
    const { id } = item.entity.sys;
    return (
      <PublishRow
        key={id}
        item={item}
        isChosen={isChosen(id)}
        waits={(drafts.get(id)?.state ?? 'saved') !== 'saved'}
        onChoose={(is) => {
          setState('asks');
          setChosen(new Map(chosen).set(id, is));
        }}
        onDiscard={state === 'works' ? undefined : () => void discard([id])}
      />
    );
  };
  const all = here.map(({ entity }) => entity.sys.id);
  const [question, act] =
    state === 'doubts' ? [texts.discardAsks, texts.discardAll] : [texts.publishAsks, texts.publish];
  const intro = list.length === 0 ? texts.nothingToPublish : state === 'rest' ? texts.notYet : question;
  const count = state === 'doubts' ? all.length : going.length;
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
            disabled={state === 'works' || count === 0}
            onClick={() => void (state === 'doubts' ? discard(all) : publish())}
          >
            {count > 0 ? `${say(act)} (${count})` : say(act)}
          </Button>
        </>
      }
    >
      <Changes>
        <div aria-live="polite">
          {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
          <p>
            {typeof state === 'object'
              ? filled(say(texts.isPublished), { ...state })
              : filled(say(intro), { count: going.length })}
          </p>
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
