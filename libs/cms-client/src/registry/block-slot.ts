'use client';

import { createContext, createElement, use, type ReactNode } from 'react';
import type { BlockNode } from '../model/context.ts';
import { noticeSecondCopy } from './second-copy.ts';

// Bundlers replace `NODE_ENV`, as for the warnings of React, so production bundles do not contain the notice.
if (process.env.NODE_ENV !== 'production') noticeSecondCopy(import.meta.url);

/** Renders one block. Returns undefined if the host has no component for the block. */
export type RenderBlock = (node: BlockNode) => ReactNode;

// This file contains no JSX, so that Node can load content definitions directly.
const RenderBlockContext = createContext<RenderBlock | undefined>(undefined);

export interface BlockProviderProps {
  readonly render: RenderBlock;
  readonly children: ReactNode;
}

/** Sets the function with which every inner {@link BlockSlot} renders entries of other content types. */
export function BlockProvider({ render, children }: BlockProviderProps) {
  return createElement(RenderBlockContext, { value: render }, children);
}

export interface BlockSlotProps {
  readonly node: BlockNode | undefined;
}

/** Renders a block from another library inside a block, such as a form in a hero or a carousel in a section. */
export function BlockSlot({ node }: BlockSlotProps) {
  const render = use(RenderBlockContext);
  return node === undefined || render === undefined ? null : render(node);
}
