import { Icon, Prose } from '@skein/ui';
import { styled } from 'styled-components';
import type { HomeStatus } from './home-status.ts';
import { PostedTime } from './posted-time.tsx';
import { StatusLabel, toneColors, toneOf, type StatusTone } from './status-label.tsx';
import { severityWord, type Say } from './status-words.ts';

export interface HomeCardProps {
  readonly home: HomeStatus;
  readonly say: Say;
  /** When the answer was read, ms since 1970. */
  readonly readAtMs: number;
}

/** How the network is at one address: the label, what is known, and since when. */
export function HomeCard({ home: { address, issue }, say, readAtMs }: HomeCardProps) {
  return (
    <Panel $tone={toneOf(issue?.severity)}>
      <Address>{address}</Address>
      {issue ? (
        <>
          <Line>
            <StatusLabel severity={issue.severity}>{say(severityWord(issue.severity))}</StatusLabel>
            {issue.postedAt !== undefined && (
              <Posted>
                <PostedTime words={say('posted')} postedAt={issue.postedAt} readAtMs={readAtMs} />
              </Posted>
            )}
          </Line>
          {issue.description !== undefined && <Prose html={issue.description} />}
        </>
      ) : (
        <Clear>
          <Icon name="check" />
          <span>{say('allClear')}</span>
        </Clear>
      )}
    </Panel>
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
