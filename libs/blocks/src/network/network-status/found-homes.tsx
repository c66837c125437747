'use client';

import { Disclosure, Stack, useWords } from '@skein/ui';
import { styled } from 'styled-components';
import { HomeCard, type HomeCardProps } from './home-card.tsx';
import type { HomeStatus } from './home-status.ts';
import { NETWORK_HOMES_MAX } from './network-status.constants.ts';
import { homeName, tooMany } from './status-words.ts';

export interface FoundHomesProps extends Omit<HomeCardProps, 'home'> {
  readonly homes: readonly HomeStatus[];
}

/**
 * Shows the state of the matching home, or a list if several homes match. A click on a home shows its state.
 */
export function FoundHomes({ homes, say, readAtMs }: FoundHomesProps) {
  const sayText = useWords();
  const [only, ...more] = homes;
  if (only === undefined) return <Quiet>{say('nothingFound')}</Quiet>;
  if (more.length === 0) return <HomeCard home={only} say={say} readAtMs={readAtMs} />;
  return (
    <Stack gap={2}>
      <Quiet>{say('several')}</Quiet>
      <div>
        {homes.slice(0, NETWORK_HOMES_MAX).map((home) => {
          const name = homeName(home, sayText);
          return (
            <Disclosure key={name} summary={name} name="network-status-homes">
              <HomeCard home={home} say={say} readAtMs={readAtMs} />
            </Disclosure>
          );
        })}
      </div>
      {homes.length > NETWORK_HOMES_MAX && <Quiet>{tooMany(sayText)}</Quiet>}
    </Stack>
  );
}

/** A note that more homes match than the page shows. */
export function TooMany() {
  return <Quiet role="status">{tooMany(useWords())}</Quiet>;
}

const Quiet = styled.p`
  color: var(--color-text-muted);
`;
