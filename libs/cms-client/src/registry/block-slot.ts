'use client';

import { createContext, createElement, use, type ReactNode } from 'react';
import type { BlockNode } from '../model/context.ts';
import { noticeSecondCopy } from './second-copy.ts';

// As React does with its warnings: a bundler writes the mode in, and the notice is no part of a production build.
if (process.env.NODE_ENV !== 'production') noticeSecondCopy(import.meta.url);

/** Renders one block. Returns undefined if the host has no component for it. */
export type RenderBlock = (node: BlockNode) => ReactNode;

// Without JSX, so that Node can load the definitions of content as they stand.
const RenderBlockContext = createContext<RenderBlock | undefined>(undefined);

export interface BlockProviderProps {
  readonly render: RenderBlock;
  readonly children: ReactNode;
}

/** Sets how every {@link BlockSlot} below it renders entries of other content types. */
export function BlockProvider({ render, children }: BlockProviderProps) {
  return createElement(RenderBlockContext, { value: render }, children);
}

export interface BlockSlotProps {
  readonly node: BlockNode | undefined;
}

/** Renders a block of another library inside a block, such as a form in a hero or a carousel in a section. */
export function BlockSlot({ node }: BlockSlotProps) {
  const render = use(RenderBlockContext);
  return node === undefined || render === undefined ? null : render(node);
}
