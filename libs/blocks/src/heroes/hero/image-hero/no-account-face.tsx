import { atLeast, SideBySide } from '@skein/ui';
import { styled } from 'styled-components';
import { lead } from '../../../parts/layout/lead.styles.ts';
import { HeroFrame } from '../../../parts/layout/hero-frame.tsx';
import { HeroPicture } from '../../../parts/layout/hero-picture.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import { CheckAvailability } from './check-availability.tsx';
import type { FaceProps } from './image-hero-face.ts';

/** Says that the visitor's account was not found. Shows reasons, things to try, and a new address check. */
export function NoAccountFace({ image, texts, cta, secondCta: _, form: __, ...props }: FaceProps) {
  const [introduction, ...things] = texts;
  return (
    <HeroFrame {...props} room="large">
      <SideBySide shares={[1.2, 1]} gap="medium">
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
          <HeroPicture image={image} rounded="large" share={42} />
        </Art>
      </SideBySide>
    </HeroFrame>
  );
}

const Introduction = styled.p`
  ${lead}
  max-inline-size: 46ch;
`;

const Things = styled.ol`
  display: grid;
  gap: var(--space-4);
  max-inline-size: 56ch;
  margin-block: var(--space-1) var(--space-4);
  margin-inline: 0.5rem 0;
  padding-inline-start: var(--space-6);
  border-inline-start: 2px solid var(--color-accent);

  > li {
    position: relative;
  }

  > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.35em;
    inset-inline-start: calc(-1 * var(--space-6) - 0.5rem);
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border: 2px solid var(--color-accent);
    border-radius: 50%;
    background-color: var(--color-surface);
  }
`;

const Art = styled.div`
  max-inline-size: 28rem;

  ${atLeast('medium')} {
    max-inline-size: none;
  }
`;
