import { narrowerThan, Picture, SideBySide } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFrame } from '../../layout/hero-frame.tsx';
import type { HeroOf } from '../hero.content.ts';
import { HeroText } from '../hero-text.tsx';
import { CheckAvailability } from './check-availability.tsx';

/** Nobody by that name here: what may have happened, what to try, and a way to look at the address again. */
export function NoAccountFace({ image, texts, cta, secondCta: _, form: __, ...props }: HeroOf<'imageHero'>) {
  const [introduction, ...things] = texts;
  return (
    <HeroFrame {...props} room="large">
      <SideBySide shares={[1.2, 1]} from="large" gap="medium">
        <HeroText {...props}>
          {introduction !== undefined && <Introduction>{introduction}</Introduction>}
          {things.length > 0 && (
            <Things>
              {things.map((thing, place) => (
                <li key={`${place} ${thing}`}>{thing}</li>
              ))}
            </Things>
          )}
          <CheckAvailability cta={cta} />
        </HeroText>
        <Art>
          <Picture
            image={image}
            priority
            rounded="large"
            sizes="(min-width: 1540px) 620px, (min-width: 900px) 42vw, 100vw"
          />
        </Art>
      </SideBySide>
    </HeroFrame>
  );
}

const Introduction = styled.p`
  max-inline-size: 46ch;
  margin: 0;
  font-size: var(--text-lead);
  line-height: 1.4;
`;

/** One thread runs down past every thing to try. */
const Things = styled.ol`
  display: grid;
  gap: var(--space-4);
  max-inline-size: 56ch;
  margin-block: var(--space-1) var(--space-4);
  margin-inline: 0.5rem 0;
  padding-inline-start: var(--space-6);
  border-inline-start: 2px solid var(--color-accent);
  list-style: none;

  > li {
    position: relative;
  }

  > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.35em;
    inset-inline-start: calc(-1 * var(--space-6) - 0.5rem);
    box-sizing: border-box;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 2px solid var(--color-accent);
    border-radius: 50%;
    background-color: var(--color-surface);
  }
`;

const Art = styled.div`
  ${narrowerThan('large')} {
    max-inline-size: 28rem;
  }
`;
