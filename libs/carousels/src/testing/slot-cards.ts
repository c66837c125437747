import type { AnyEntryType } from '@skein/cms-client';
import type { ComponentType } from 'react';
import { comingSoonCard } from '../coming-soon-card/coming-soon-card.block.ts';
import { ComingSoonCard } from '../coming-soon-card/coming-soon-card.tsx';
import { testimonialCard } from '../testimonial-card/testimonial-card.block.ts';
import { TestimonialCard } from '../testimonial-card/testimonial-card.tsx';
import { filmFixture } from './film.content.ts';
import { FilmFixture } from './film.tsx';
import { formFixture } from './form.content.ts';
import { FormFixture } from './form.tsx';

interface SlotCard {
  readonly type: AnyEntryType;
  readonly component: ComponentType<never>;
}

/** Content types and components for the slots of fixtures. They replace the host's registry. */
export const slotCards: readonly SlotCard[] = [
  { type: testimonialCard as unknown as AnyEntryType, component: TestimonialCard },
  { type: comingSoonCard as unknown as AnyEntryType, component: ComingSoonCard },
  { type: filmFixture as unknown as AnyEntryType, component: FilmFixture },
  { type: formFixture as unknown as AnyEntryType, component: FormFixture },
];
