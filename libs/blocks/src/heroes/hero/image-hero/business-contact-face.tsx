import { Asking, atLeast } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFrame } from '../../../parts/layout/hero-frame.tsx';
import { HeroPicture } from '../../../parts/layout/hero-picture.tsx';
import { SlotInset } from '../../../parts/slot-inset/slot-inset.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import { sheet } from './sheet.styles.ts';
import type { FaceProps } from './image-hero-face.ts';

/** A form on a sheet of paper, beside words and a picture. Use it for pages that consist mainly of a form. */
export function BusinessContactFace({ form, image, ...props }: FaceProps) {
  return (
    <HeroFrame {...props} room="large">
      <Asking>
        <Desk>
          <HeroText {...props} cta={undefined} secondCta={undefined} />
          <Sheet data-theme="paper">{form && <SlotInset node={form} />}</Sheet>
          <HeroPicture image={image} rounded="large" share={48} />
        </Desk>
      </Asking>
    </HeroFrame>
  );
}

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-8), 4cqi, var(--space-12)) clamp(var(--space-10), 6cqi, var(--space-20));

  ${atLeast('medium')} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));

    > :nth-child(2 of :not(style)) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/** Marks the sheet like a letterhead: with two lines that align with the text below. */
const Sheet = styled.div`
  --edge: clamp(var(--space-5), 4cqi, var(--space-12));
  ${sheet}
  align-self: center;
  padding: calc(var(--edge) + var(--space-8)) var(--edge) var(--edge);

  &::before {
    inset: var(--edge) auto auto var(--edge);
    inline-size: 4.5rem;
    block-size: 9px;
    background: linear-gradient(var(--color-business-fill) 3px, transparent 0 6px, var(--color-phone-fill) 0);
  }
`;
