import { Disclosure, Stack } from '@skein/ui';
import { styled } from 'styled-components';
import { HomeCard, type HomeCardProps } from './home-card.tsx';
import type { HomeStatus } from './home-status.ts';

export interface FoundHomesProps extends Omit<HomeCardProps, 'home'> {
  readonly homes: readonly HomeStatus[];
}

/** One home with its state, or those that fit, each to be opened. */
export function FoundHomes({ homes, say, readAtMs }: FoundHomesProps) {
  const [only, ...more] = homes;
  if (only === undefined) return <Quiet>{say('nothingFound')}</Quiet>;
  if (more.length === 0) return <HomeCard home={only} say={say} readAtMs={readAtMs} />;
  return (
    <Stack gap={2}>
      <Quiet>{say('several')}</Quiet>
      <div>
        {homes.map((home) => (
          <Disclosure key={home.address} summary={home.address} name="network-status-homes">
            <HomeCard home={home} say={say} readAtMs={readAtMs} />
          </Disclosure>
        ))}
      </div>
    </Stack>
  );
}

const Quiet = styled.p`
  color: var(--color-text-muted);
`;
