'use client';

import { actionAttributes, NO_PAGE, type CallToActionContent } from '@skein/cms-client';
import { Disclosure, Stack, TextLink, useRoutes, useWords } from '@skein/ui';
import { styled } from 'styled-components';
import { HomeCard, type HomeCardProps } from './home-card.tsx';
import { BlockCta } from '../../parts/block-cta/block-cta.tsx';
import type { HomeStatus } from './home-status.ts';
import { NETWORK_HOMES_MAX } from './network-status.constants.ts';
import { checkAddress } from './network-status.texts.ts';
import { homeName, tooMany } from './status-words.ts';

export interface FoundHomesProps extends Omit<HomeCardProps, 'home'> {
  readonly homes: readonly HomeStatus[];
  /** A call to action for visitors whose address was not found. */
  readonly cta?: CallToActionContent | undefined;
}

/**
 * Shows the state of the matching home, or a list if several homes match. A click on a home shows its state.
 */
export function FoundHomes({ homes, cta, say, readAtMs }: FoundHomesProps) {
  const sayText = useWords();
  const [only, ...more] = homes;
  if (only === undefined) return <NothingFound words={say('nothingFound')} cta={cta} />;
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

/** A note that no home matches, and what to do next: check availability, or the content's call to action. */
function NothingFound({ words, cta }: Pick<FoundHomesProps, 'cta'> & { readonly words: string }) {
  const say = useWords();
  const { addressCheck = NO_PAGE } = useRoutes();
  return (
    <Stack gap={3}>
      <Quiet>{words}</Quiet>
      <Next>
        <TextLink
          href={addressCheck}
          {...actionAttributes('open-address-check', { source: 'network-status' })}
        >
          {say(checkAddress)}
        </TextLink>
        {cta && <BlockCta cta={cta} />}
      </Next>
    </Stack>
  );
}

/** A note that more homes match than the page shows. */
export function TooMany() {
  return <Quiet>{tooMany(useWords())}</Quiet>;
}

const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
`;

const Quiet = styled.p`
  color: var(--color-text-muted);
`;
