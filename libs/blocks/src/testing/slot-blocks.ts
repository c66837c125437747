import type { AnyEntryType } from '@skein/cms-client';
import type { ComponentType } from 'react';
import { faqVideo } from '../questions/faq-video/faq-video.block.ts';
import { FaqVideo } from '../questions/faq-video/faq-video.tsx';
import { callUs } from '../help/call-us/call-us.block.ts';
import { CallUs } from '../help/call-us/call-us.tsx';
import { techSpec } from '../plans/tech-spec/tech-spec.block.ts';
import { TechSpec } from '../plans/tech-spec/tech-spec.tsx';
import { textBlock } from '../text/text-block/text-block.block.ts';
import { TextBlock } from '../text/text-block/text-block.tsx';
import { video } from '../parts/video/video.block.ts';
import { Video } from '../parts/video/video.tsx';
import { contactForm } from './contact-form.content.ts';
import { ContactForm } from './contact-form.tsx';
import { notifyForm } from './notify-form.content.ts';
import { NotifyForm } from './notify-form.tsx';

interface SlotBlock {
  readonly type: AnyEntryType;
  readonly component: ComponentType<never>;
}

/** Blocks that stories and tests draw inside other blocks. On a site, the host’s registry has these blocks. */
export const slotBlocks: readonly SlotBlock[] = [
  { type: textBlock as unknown as AnyEntryType, component: TextBlock },
  { type: faqVideo as unknown as AnyEntryType, component: FaqVideo },
  { type: video as unknown as AnyEntryType, component: Video },
  { type: callUs as unknown as AnyEntryType, component: CallUs },
  { type: techSpec as unknown as AnyEntryType, component: TechSpec },
  { type: notifyForm as unknown as AnyEntryType, component: NotifyForm },
  { type: contactForm as unknown as AnyEntryType, component: ContactForm },
];
