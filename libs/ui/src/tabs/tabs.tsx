'use client';

import type { ReactElement, ReactNode } from 'react';
import type { Key } from 'react-aria-components';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { styled } from 'styled-components';

export type TabItem = {
  id: string;
  label: ReactNode;
  content: ReactNode;
};

export type TabsProps = {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** Id of the chosen tab, if the caller keeps it. */
  selected?: string | undefined;
  /** Id of the tab chosen at first. Default: the first. */
  defaultSelected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  /** Keeps panels that are not shown in the document, so that forms in them keep what was typed. */
  keepPanels?: boolean | undefined;
};

/** A few panels in one place. Arrow keys move between tabs; only for islands, because it needs script. */
export function Tabs(props: TabsProps): ReactElement {
  const { label, tabs, selected, defaultSelected, onSelect, keepPanels = false } = props;

  function handleChange(key: Key): void {
    onSelect?.(String(key));
  }

  return (
    <Frame
      onSelectionChange={handleChange}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(defaultSelected === undefined ? {} : { defaultSelectedKey: defaultSelected })}
    >
      <Row aria-label={label}>
        {tabs.map((tab) => (
          <Tag key={tab.id} id={tab.id}>
            {tab.label}
          </Tag>
        ))}
      </Row>
      {tabs.map((tab) => (
        <Panel key={tab.id} id={tab.id} shouldForceMount={keepPanels}>
          {tab.content}
        </Panel>
      ))}
    </Frame>
  );
}

const Frame = styled(AriaTabs)`
  display: grid;
  gap: var(--space-6);
  min-inline-size: 0;
`;

const Row = styled(TabList)`
  display: flex;
  gap: var(--space-6);
  border-block-end: 1px solid var(--color-line);
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tag = styled(Tab)`
  flex: none;
  padding: var(--space-3) 0;
  border-block-end: 3px solid transparent;
  margin-block-end: -1px;
  color: var(--color-text-muted);
  font-weight: 600;
  cursor: pointer;
  outline-offset: -3px;
  transition-property: color, border-color;
  transition-duration: var(--duration-fast);
  transition-timing-function: var(--ease-out);

  &[data-hovered] {
    color: var(--color-text);
  }

  &[data-selected] {
    border-color: var(--color-accent);
    color: var(--color-text);
  }

  @media (forced-colors: active) {
    border-color: Canvas;

    &[data-selected] {
      border-color: Highlight;
    }
  }
`;

const Panel = styled(TabPanel)`
  min-inline-size: 0;

  &[inert] {
    display: none;
  }
`;
