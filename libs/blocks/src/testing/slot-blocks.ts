import type { AnyEntryType } from '@skein/cms-client';
import type { ComponentType } from 'react';
import { textBlock } from '../text-block/text-block.content.ts';
import { TextBlock } from '../text-block/text-block.tsx';
import { notifyForm } from './notify-form.content.ts';
import { NotifyForm } from './notify-form.tsx';

interface SlotBlock {
  readonly type: AnyEntryType;
  readonly component: ComponentType<never>;
}

/** What the slots of fixtures may hold, in place of the host's registry. */
export const slotBlocks: readonly SlotBlock[] = [
  { type: textBlock as unknown as AnyEntryType, component: TextBlock },
  { type: notifyForm as unknown as AnyEntryType, component: NotifyForm },
];
