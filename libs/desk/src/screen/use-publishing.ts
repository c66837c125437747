import { filled, useWords } from '@skein/ui';
import { useState } from 'react';
import { NotPublished } from '../edits/not-published.ts';
import { discardDrafts } from '../edits/removal.ts';
import { nameIn } from '../model/names.ts';
import type { Page } from '../model/pages.ts';
import { reasonText } from './known-faults.tsx';
import { go } from './state/address.ts';
import { useDesk, useNameLocale } from './state/desk-context.ts';
import { texts } from './state/texts.ts';
import { useLeaveQuestion } from './state/use-leave-question.ts';

/**
 * State of the publish dialog. `doubts`: it asks whether to discard all drafts. `rest`: a publication has stopped.
 * With a count, everything chosen is published.
 */
export type PublishingState = 'asks' | 'doubts' | 'works' | 'rest' | { readonly count: number };

export interface Publishing {
  readonly state: PublishingState;
  readonly setState: (state: PublishingState) => void;
  /** Why the latest attempt has failed, and whether the same attempt may succeed later. */
  readonly problem: { readonly words: string; readonly canRetry: boolean } | undefined;
  readonly publish: (ids: readonly string[]) => Promise<void>;
  readonly discard: (ids: readonly string[]) => Promise<void>;
}

/** Publishes and discards what an editor has chosen on a page. Asks before the window closes while it works. */
export function usePublishing(page: Page): Publishing {
  const say = useWords();
  const { store } = useDesk();
  const locale = useNameLocale();
  const [state, setState] = useState<PublishingState>('asks');
  const [problem, setProblem] = useState<Publishing['problem']>();
  useLeaveQuestion(state === 'works');

  async function attempt(id: string, act: () => Promise<void>): Promise<boolean> {
    setProblem(undefined);
    setState('works');
    try {
      await act();
      return true;
    } catch (error) {
      const failed = error instanceof NotPublished ? error : new NotPublished(id, error);
      const { content } = store.read();
      const reason = reasonText(failed, content, say);
      setProblem({
        words: filled(say(texts.publishFailed), { name: nameIn(content, failed.id, locale), reason }),
        canRetry: failed.reason === 'noAnswer' || failed.reason === 'failed',
      });
      return false;
    }
  }
  return {
    state,
    setState,
    problem,
    async publish(ids) {
      setState((await attempt('', () => store.publish(ids))) ? { count: ids.length } : 'rest');
    },
    async discard(ids) {
      await attempt(ids[0] ?? '', () => discardDrafts(store, ids));
      setState('asks');
      // Discarding deletes a page that was never published.
      if (!store.read().content.entries.has(page.entryId))
        go({ path: '/', entry: undefined, field: undefined });
    },
  };
}
