import { Asking, Picture, SideBySide } from '@skein/ui';
import { styled } from 'styled-components';
import { HeroFrame } from '../../../parts/layout/hero-frame.tsx';
import { SlotInset } from '../../../parts/slot-inset/slot-inset.tsx';
import { HeroText } from '../shared/hero-text.tsx';
import { sheet } from './sheet.styles.ts';
import type { FaceProps } from './image-hero-face.ts';

/** A form for the visitor's email address, on a postcard. The picture is the stamp of the postcard. */
export function CityEmailFace({ form, image, ...props }: FaceProps) {
  return (
    <HeroFrame {...props} room="large">
      <Asking>
        <SideBySide from="large" gap="medium">
          <HeroText {...props} cta={undefined} secondCta={undefined} />
          <Postcard data-theme="paper">
            <Scribble viewBox="0 0 320 120" aria-hidden="true" focusable="false">
              <path d={GREETING} />
            </Scribble>
            <Stamp>
              <Picture
                image={image}
                priority
                aspect={7 / 4}
                objectFit="cover"
                sizes="(min-width: 768px) 16rem, 12rem"
              />
            </Stamp>
            <Postmark viewBox="0 0 120 48" aria-hidden="true" focusable="false">
              <path d={WAVES} />
            </Postmark>
            {form && <SlotInset node={form} />}
          </Postcard>
        </SideBySide>
      </Asking>
    </HeroFrame>
  );
}

/** Path of the greeting on the postcard: a drawn line that looks like handwriting. */
const GREETING =
  'M6 46c14-30 30-34 28-12-2 18-16 24-8 26 10 2 14-34 28-32 10 2-4 26 6 28 12 2 12-30 26-30 14 2 0 28 10 30 12 2 12-52 24-52 8 0-2 34-6 50 6-18 16-26 24-22 6 4-2 20 6 22 12 2 14-30 28-28 8 2-2 24 8 26 14 2 16-22 40-24M6 104c12-20 24-24 24-10 0 10-6 14 2 14 12-2 14-24 26-22 8 2-2 20 6 22 12 0 12-24 24-22 8 2 0 20 8 20 14-2 12-20 34-20';

/** Path of the wavy lines of the postcard's postmark. */
const WAVES = [6, 15, 24, 33, 42].map((y) => `M2 ${y}c12-7 22-7 34 0s22 7 34 0 22-7 34 0 10 4 14 3`).join('');

/** Draws stripes along the edge, like on an airmail envelope, in product colors. */
const Postcard = styled.div`
  ${sheet}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  padding: clamp(var(--space-8), 4cqi, var(--space-12)) clamp(var(--space-5), 4cqi, var(--space-10));

  &::before {
    inset: 0 0 auto;
    block-size: 0.625rem;
    background: repeating-linear-gradient(
      -60deg,
      var(--color-internet-fill) 0 1.25rem,
      transparent 1.25rem 2.5rem,
      var(--color-business-fill) 2.5rem 3.75rem,
      transparent 3.75rem 5rem
    );
  }
`;

const Scribble = styled.svg`
  position: absolute;
  inset-block-start: clamp(var(--space-10), 5cqi, 4rem);
  inset-inline-start: clamp(var(--space-5), 4cqi, var(--space-10));
  inline-size: clamp(7rem, 20cqi, 13rem);
  fill: none;
  stroke: var(--color-tv);
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Stamp = styled.div`
  justify-self: end;
  inline-size: clamp(9rem, 34cqi, 14rem);
  padding: var(--space-2);
  border: 3px dotted var(--color-line-strong);
  background-color: #ffffff;
  rotate: 2deg;
`;

const Postmark = styled.svg`
  position: absolute;
  inset-block-start: clamp(4rem, 8cqi, 6rem);
  inset-inline-end: clamp(9rem, 26cqi, 14rem);
  inline-size: clamp(6rem, 16cqi, 9rem);
  fill: none;
  stroke: var(--color-line-strong);
  stroke-width: 1.5;
  stroke-linecap: round;
  rotate: -6deg;
`;
