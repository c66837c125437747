import { atLeast } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFrame } from '../../layout/hero-frame.tsx';
import { HeroPicture } from '../../layout/hero-picture.tsx';
import { SlotInset } from '../../slot-inset/slot-inset.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import { sheet } from './sheet.styles.ts';
import type { FaceProps } from './image-hero-face.ts';

/** A page that is mostly its form: the form stands on a sheet of paper, words and picture keep it company. */
export function BusinessContactFace({ form, image, ...props }: FaceProps) {
  return (
    <HeroFrame {...props} room="large">
      <Desk>
        <HeroText {...props} cta={undefined} secondCta={undefined} />
        <Sheet data-theme="paper">{form && <SlotInset node={form} />}</Sheet>
        <HeroPicture image={image} rounded="large" share={48} />
      </Desk>
    </HeroFrame>
  );
}

/** The form comes second where there is room for one thing only, and has a column of its own where there is more. */
const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-8), 4cqi, var(--space-12)) clamp(var(--space-10), 6cqi, var(--space-20));

  ${atLeast('large')} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));

    > :nth-child(2 of :not(style)) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/** The mark of a letterhead, three threads in line with what is written below it. */
const Sheet = styled.div`
  --edge: clamp(var(--space-5), 4cqi, var(--space-12));
  ${sheet}
  align-self: center;
  padding: clamp(var(--space-12), 6cqi, var(--space-16)) var(--edge)
    clamp(var(--space-8), 5cqi, var(--space-12));

  &::before {
    inset: clamp(var(--space-5), 3cqi, var(--space-8)) auto auto var(--edge);
    inline-size: 4.5rem;
    block-size: 3px;
    border-block: 3px solid var(--color-business-fill);
    padding-block: 3px;
    background: linear-gradient(var(--color-phone-fill) 0 0) center / 100% 3px no-repeat content-box;
  }
`;
