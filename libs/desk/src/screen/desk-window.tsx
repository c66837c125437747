import { useWords } from '@skein/ui';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { cmsClient } from '../cms/cms-client.ts';
import { editStore } from '../edits/edit-store.ts';
import type { EditStore } from '../edits/edit-store.types.ts';
import type { DeskSettings } from '../server/desk-page.ts';
import { DeskContext } from './state/desk-context.ts';
import { Desk } from './desk.tsx';
import { texts } from './state/texts.ts';

/** How long a pause in typing must be before the desk saves a draft, in ms. */
const SAVE_AFTER_MS = 500;

const later = (task: () => void): (() => void) => {
  const timer = setTimeout(task, SAVE_AFTER_MS);
  return () => clearTimeout(timer);
};

export interface DeskWindowProps {
  readonly settings: DeskSettings;
  /** Called when the editor switches the desk to the other language. */
  readonly onLanguage: () => void;
}

/** Reads the content, then shows the desk. */
export function DeskWindow({ settings, onLanguage }: DeskWindowProps): ReactElement {
  const say = useWords();
  const [store, setStore] = useState<EditStore>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const client = cmsClient({ base: settings.cma, token: settings.token }, (...asked) => fetch(...asked));
    client.open().then(
      (content) => setStore(editStore({ client, content, later })),
      () => setFailed(true),
    );
  }, [settings]);

  const tools = useMemo(() => store && { store, settings }, [store, settings]);
  if (!tools) return <Notice role="status">{say(failed ? texts.noContent : texts.loading)}</Notice>;
  return (
    <DeskContext value={tools}>
      <Desk onLanguage={onLanguage} />
    </DeskContext>
  );
}

const Notice = styled.p`
  display: grid;
  min-block-size: 100svh;
  place-content: center;
  padding: var(--space-6);
  color: var(--color-text-muted);
`;
