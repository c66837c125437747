import { Alert, Dialog, filled, useWords, type UiText } from '@skein/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Unpublished } from '../edits/publication.ts';
import { isUnlinked } from '../edits/removal.ts';
import { pagesShowing, referrers } from '../model/ownership.ts';
import type { Page } from '../model/pages.ts';
import { addressOf } from '../model/page-addresses.ts';
import { useKnownFaults } from './known-faults.tsx';
import { PublishFooter } from './publish-footer.tsx';
import { PublishRow } from './publish-row.tsx';
import { go } from './state/address.ts';
import { Tool } from './state/controls.styles.ts';
import { useDesk, useEdits, useNameLocale } from './state/desk-context.ts';
import { texts } from './state/texts.ts';
import { usePublishing } from './use-publishing.ts';
import { useUnpublished } from './use-unpublished.ts';

export interface PublishDialogProps {
  readonly page: Page;
  readonly pages: readonly Page[];
  readonly onClose: () => void;
}

/**
 * Lists the unpublished versions on the page, in the open entry, in all edits of this window, and in what leads to the
 * page. Publishes the chosen items; at first, those that the page needs. Names the known faults of each item, and
 * publishes nothing while a chosen item has a fault that the CMS refuses. Can also discard the drafts that the page
 * needs, after a question.
 */
export function PublishDialog({ page, pages, onClose }: PublishDialogProps): ReactElement {
  const say = useWords();
  const { drafts, content } = useEdits((all) => all);
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

  function whereIs(id: string): string | undefined {
    const ids = pagesShowing(referrers(content.entries), id, (one) =>
      pages.some((page) => page.entryId === one),
    );
    const [first, ...others] = pages.filter(({ entryId }) => ids.has(entryId)).map(({ path }) => path);
    if (others.length === 0) return first;
    return `${first} ${filled(say(texts.andPages), { count: others.length })}`;
  }
  const choose = (ids: readonly string[], is: boolean) => {
    setState('asks');
    setChosen(new Map([...chosen, ...ids.map((id) => [id, is] as const)]));
  };
  const row = (item: Unpublished) => {
    const { id } = item.entity.sys;
    const isLeft = item.state === 'new' && !needed.has(id) && isUnlinked(content, item.entity);
    return (
      <PublishRow
        key={id}
        item={item}
        isChosen={state === 'doubts' ? undefined : isChosen(id)}
        faults={faultsOf(id)}
        waits={['waiting', 'saving'].includes(drafts.get(id)?.state ?? '')}
        canDiscard={item.state === 'changed' || isLeft}
        where={needed.has(id) ? undefined : whereIs(id)}
        onChoose={(is) => choose([id], is)}
        onDiscard={state === 'asks' || state === 'rest' ? () => void discard([id]) : undefined}
        onMend={(field) => {
          close();
          go({ entry: id, field });
        }}
      />
    );
  };
  const far = elsewhere.map(({ entity }) => entity.sys.id);
  const all = here.map(({ entity }) => entity.sys.id);
  const [title, said, counted] = ((): readonly [UiText, readonly UiText[], number] => {
    if (typeof state === 'object')
      return [texts.published, [state.count === 1 ? texts.publishedOne : texts.publishedMany], state.count];
    if (here.length + going.length === 0) return [texts.publishPage, [texts.nothingToPublish], 0];
    if (state === 'doubts') return [texts.discardTitle, [texts.discardAsks], all.length];
    if (stopped.length > 0) return [texts.publishPage, [texts.cannotPublish], stopped.length];
    if (state !== 'rest') return [texts.publishPage, [texts.publishAsks], going.length];
    return [texts.publishPage, [texts.notYet, ...(problem?.canRetry ? [texts.goOn] : [])], going.length];
  })();
  const isDone = typeof state === 'object';
  return (
    <Dialog
      open
      key={opened}
      onClose={close}
      title={say(title)}
      footer={
        <PublishFooter
          {...{ state, setState, publish, discard, all }}
          going={going.map(({ entity }) => entity.sys.id)}
          canPublish={going.length > 0 && stopped.length === 0}
          onClose={close}
        />
      }
    >
      <div aria-live="polite">
        {problem && <Alert tone="danger">{problem.words}</Alert>}
        {said.map((text) => (
          <p key={text.en}>{filled(say(text), { count: counted })}</p>
        ))}
        {isDone && <SeePage path={page.path} />}
      </div>
      {!isDone && list.length > 0 && (
        <Changes>
          <ul role="list">{here.map(row)}</ul>
          {elsewhere.length > 0 && state !== 'doubts' && (
            <>
              <h3>{say(texts.elsewhere)}</h3>
              {elsewhere.length > 1 && (
                <Tool
                  type="button"
                  disabled={state === 'works'}
                  onClick={() => choose(far, !far.every(isChosen))}
                >
                  {say(far.every(isChosen) ? texts.chooseNone : texts.chooseAll)}
                </Tool>
              )}
              <ul role="list">{elsewhere.map(row)}</ul>
            </>
          )}
        </Changes>
      )}
    </Dialog>
  );
}

function SeePage({ path }: Pick<Page, 'path'>): ReactElement {
  const say = useWords();
  const { languages } = useDesk().settings;
  const locale = useNameLocale();
  const language = languages.find((one) => one.locale === locale);
  return (
    <p>
      <a href={`${addressOf(path, language?.prefix ?? '')}?published`} target="_blank">
        {say(texts.seePage)}
      </a>
    </p>
  );
}

const Changes = styled.div`
  display: grid;
  gap: var(--space-4);
  max-block-size: 55vh;
  margin-block-start: var(--space-4);
  border-block: 1px solid var(--color-line);
  overflow-y: auto;

  > ul:first-child > li:first-child {
    border-block-start: 0;
  }

  > button {
    justify-self: start;
    margin-inline-start: -0.5625rem;
  }

  h3 {
    font-size: 1rem;
  }
`;
