import { enlargedText, Picture } from '@skein/ui';
import { styled } from 'styled-components';
import type { HeroPortrait } from './hero-portrait.content.ts';

export interface PortraitWallProps {
  readonly portraits: readonly HeroPortrait[];
}

const COLUMNS = 3;

/**
 * Paths of the threads (decorative lines), which meet behind each head and spread between neighboring heads. The
 * drawing is 600 by 200 units.
 */
const THREADS = [-3, -1, 1, 3].map((thread) => {
  const bow = thread * 9;
  return `M-30 ${60 + bow}C20 ${70 + bow} 50 ${96 + thread} 90 ${96 + thread}S215 ${150 + bow} 300 ${146 + thread} 425 ${70 - bow} 510 ${96 + thread} 600 ${120 + bow} 640 ${100 + bow}`;
});

/** Portraits of a team, connected by lines. The portraits in the middle column are half a head lower. */
export function PortraitWall({ portraits }: PortraitWallProps) {
  return (
    <Wall>
      <Faces>
        {portraits.map(({ id, name, position, image }, place) => (
          <Face key={id ?? place}>
            {place % COLUMNS === 0 && <RowThreads />}
            <Head>
              {/* The picture needs no description, because the name is beside it. */}
              <Picture
                image={{ ...image, alt: '' }}
                loading="eager"
                rounded="circle"
                aspect={1}
                focus="face"
                sizes="(min-width: 1540px) 200px, (min-width: 768px) 14vw, 30vw"
              />
            </Head>
            <Name>{name}</Name>
            {position !== undefined && <Position>{position}</Position>}
          </Face>
        ))}
      </Faces>
    </Wall>
  );
}

function RowThreads() {
  return (
    <Threads viewBox="0 0 600 200" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {THREADS.map((thread) => (
        <path key={thread} d={thread} />
      ))}
    </Threads>
  );
}

const Wall = styled.div`
  isolation: isolate;
  container-type: inline-size;
`;

/** Draws the threads from the first face of a row across all three faces. */
const Threads = styled.svg`
  position: absolute;
  z-index: -1;
  inset: 0 auto auto 0;
  inline-size: calc(300% + 2 * var(--face-gap));
  max-inline-size: none;
  aspect-ratio: 3;
  fill: none;
  stroke: var(--color-accent);
  stroke-width: 1.5;
  overflow: visible;
  mask-image: linear-gradient(to right, transparent, #000 9% 91%, transparent);

  > path {
    vector-effect: non-scaling-stroke;
  }
`;

const Faces = styled.ul`
  --face-gap: clamp(var(--space-3), 5cqi, var(--space-10));
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
  gap: clamp(var(--space-6), 6cqi, var(--space-10)) var(--face-gap);
  margin: 0;
  padding-block: 0 clamp(var(--space-8), 9cqi, var(--space-16));
  padding-inline: 0;
  list-style: none;
  text-align: center;

  ${enlargedText} {
    --face-gap: var(--space-1);
  }
`;

const Face = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-1);

  &:nth-child(3n + 2 of :not(style)) {
    translate: 0 clamp(var(--space-8), 9cqi, var(--space-16));
  }
`;

/** Draws a ring in the background color around the face, so that the threads do not touch the face. */
const Head = styled.div`
  margin-block-end: var(--space-2);
  border: clamp(4px, 1.2cqi, 8px) solid var(--color-surface);
  border-radius: 50%;
  background-color: var(--color-surface-raised);
  box-shadow: 0 0 0 2px var(--color-accent);
`;

const Name = styled.p`
  margin: 0;
  font-weight: 650;
  line-height: 1.25;
`;

const Position = styled.p`
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: 1.3;
`;
