'use client';

import { BlockProvider, BlockSlot, renderWith, type BlockNode } from '@skein/cms-client';
import { PlanCard } from './plan-card-component.example.tsx';

const render = renderWith({ gfPlanCard: PlanCard });

export function Page({ blocks }: { readonly blocks: readonly BlockNode[] }) {
  return (
    <BlockProvider render={render}>
      {blocks.map((node) => (
        <BlockSlot key={node.id} node={node} />
      ))}
    </BlockProvider>
  );
}
