'use client';

import { Icon, Prose, useWords } from '@skein/ui';
import { styled } from 'styled-components';
import type { HomeStatus, Issue } from './home-status.ts';
import { unknownState } from './network-status.texts.ts';
import { PostedTime } from './posted-time.tsx';
import { StatusLabel, toneColors, toneOf, type StatusTone } from './status-label.tsx';
import { homeName, issueLabel, type Say } from './status-words.ts';

export interface HomeCardProps {
  readonly home: HomeStatus;
  readonly say: Say;
  /** Time at which the answer was read, ms since 1970. */
  readonly readAtMs: number;
}

/** The network's state at one address: a label, the details, and the time of the issue. */
export function HomeCard({ home, say, readAtMs }: HomeCardProps) {
  const sayText = useWords();
  return (
    <Panel $tone={toneOf(home)}>
      <Address>{homeName(home, sayText)}</Address>
      {home.issue ? (
        <IssueAt home={home} issue={home.issue} say={say} readAtMs={readAtMs} />
      ) : home.isUnknown ? (
        <p>{sayText(unknownState)}</p>
      ) : (
        <Clear>
          <Icon name="check" />
          <span>{say('allClear')}</span>
        </Clear>
      )}
    </Panel>
  );
}

function IssueAt({ home, issue, say, readAtMs }: HomeCardProps & { readonly issue: Issue }) {
  const { postedAt, description } = issue;
  const sayText = useWords();
  return (
    <>
      <Line>
        <StatusLabel home={home}>{issueLabel(issue, say, sayText)}</StatusLabel>
        {postedAt !== undefined && (
          <Posted>
            <PostedTime words={say('posted')} postedAt={postedAt} readAtMs={readAtMs} />
          </Posted>
        )}
      </Line>
      {description !== undefined && <Prose html={description} />}
    </>
  );
}

const Panel = styled.div<{ $tone: StatusTone }>`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5);
  border: 1px solid color-mix(in srgb, ${({ $tone }) => toneColors[$tone].ink} 30%, transparent);
  border-inline-start: 6px solid ${({ $tone }) => toneColors[$tone].ink};
  border-radius: var(--radius-medium);
  background: ${({ $tone }) => toneColors[$tone].ground};
  color: var(--color-text);
  overflow-wrap: anywhere;
`;

const Address = styled.p`
  font-weight: 650;
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-4);
`;

const Posted = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

const Clear = styled.p`
  display: flex;
  gap: var(--space-3);
  color: var(--color-positive);
  font-weight: 650;
`;
