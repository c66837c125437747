import { Glyph, Icon, useWords } from '@skein/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Page } from '../model/pages.ts';
import { go, useAddress } from './state/address.ts';
import { Tool } from './state/controls.styles.ts';
import { useDesk, useEdits } from './state/desk-context.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { SaveStatus } from './save-status.tsx';
import { texts } from './state/texts.ts';
import { KEYS } from './use-shortcuts.ts';

const undoPath = 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3';

export interface TopBarProps {
  readonly page: Page | undefined;
  readonly pages: readonly Page[];
  readonly onLanguage: () => void;
}

/** The bar with the language, width and version of the shown page, undo and redo, the save status, and publishing. */
export function TopBar({ page, pages, onLanguage }: TopBarProps): ReactElement {
  const say = useWords();
  const { store, settings } = useDesk();
  const canUndo = useEdits(({ history }) => history.done.length > 0);
  const canRedo = useEdits(({ history }) => history.undone.length > 0);
  const { locale, width, shown } = useAddress();
  const [publishes, setPublishes] = useState(false);
  const [first] = settings.languages;
  const step = (place: ReturnType<typeof store.undo>) =>
    place && go({ entry: place.entryId, field: place.fieldId }, true);
  return (
    <>
      <Bar data-theme="ink">
        <Name>
          {settings.site} <span>{say(texts.desk)}</span>
        </Name>
        <Choice label={say(texts.language)} keys={KEYS.locale}>
          {settings.languages.map((one) => (
            <Tool
              key={one.locale}
              type="button"
              lang={one.lang}
              aria-pressed={(locale ?? first?.locale) === one.locale}
              onClick={() => go({ locale: one === first ? undefined : one.locale }, true)}
            >
              {one.name}
            </Tool>
          ))}
        </Choice>
        <Choice label={say(texts.width)} keys={KEYS.width}>
          {(['phone', 'laptop'] as const).map((one) => (
            <Tool
              key={one}
              type="button"
              aria-pressed={width === one}
              aria-label={say(texts[one])}
              title={say(texts[one])}
              onClick={() => go({ width: one }, true)}
            >
              <Icon name={one} />
            </Tool>
          ))}
        </Choice>
        <Choice label={say(texts.shown)} keys={KEYS.shown}>
          {(['drafts', 'published'] as const).map((one) => (
            <Tool
              key={one}
              type="button"
              aria-pressed={shown === one}
              onClick={() => go({ shown: one }, true)}
            >
              {say(texts[one])}
            </Tool>
          ))}
        </Choice>
        <Space />
        <SaveStatus />
        <Tool
          type="button"
          aria-label={say(texts.undo)}
          title={say(texts.undo)}
          aria-keyshortcuts={KEYS.undo}
          disabled={!canUndo}
          onClick={() => step(store.undo())}
        >
          <Glyph path={undoPath} />
        </Tool>
        <Tool
          type="button"
          aria-label={say(texts.redo)}
          title={say(texts.redo)}
          disabled={!canRedo}
          onClick={() => step(store.redo())}
        >
          <Mirrored>
            <Glyph path={undoPath} />
          </Mirrored>
        </Tool>
        <Tool
          type="button"
          aria-label={say(texts.interface)}
          title={say(texts.interface)}
          onClick={onLanguage}
        >
          <Icon name="globe" />
        </Tool>
        <Publish type="button" disabled={!page} onClick={() => setPublishes(true)}>
          {say(texts.publish)}
        </Publish>
      </Bar>
      {page && publishes && <PublishDialog page={page} pages={pages} onClose={() => setPublishes(false)} />}
    </>
  );
}

function Choice({
  label,
  keys,
  children,
}: {
  label: string;
  keys: string;
  children: ReactNode;
}): ReactElement {
  return (
    <Group
      role="group"
      aria-label={`${label} (${keys})`}
      title={`${label} (${keys})`}
      aria-keyshortcuts={keys}
    >
      {children}
    </Group>
  );
}

const Bar = styled.header`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-2) var(--space-4);
  background: var(--color-surface);
  color: var(--color-text);
`;

const Name = styled.h1`
  margin-inline-end: var(--space-3);
  font-size: 1.0625rem;
  letter-spacing: -0.01em;
  white-space: nowrap;

  span {
    color: var(--color-text-muted);
    font-weight: 500;
  }
`;

const Group = styled.div`
  display: flex;
  padding: 2px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
`;

const Space = styled.span`
  flex: 1;
`;

const Mirrored = styled.span`
  display: inline-flex;
  transform: scaleX(-1);
`;

const Publish = styled(Tool)`
  padding-inline: var(--space-4);
  background: var(--color-accent);
  color: var(--color-on-accent);

  &:hover:not(:disabled) {
    background: color-mix(in oklab, var(--color-accent) 88%, var(--color-text));
  }
`;
