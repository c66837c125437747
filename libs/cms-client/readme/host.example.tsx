import { block, BlockSlot, createRegistry, type BlockNode } from '@skein/cms-client';
import { renderPage } from '@skein/cms-client/render';
import { PlanCard } from './plan-card-component.example.tsx';
import { planCard } from './plan-card.example.ts';

const planCardBlock = block(planCard, {
  component: () => import('./plan-card-component.example.tsx').then((m) => m.PlanCard),
  wakes: ({ benefits }) =>
    benefits.length > 3 ? { when: 'visible', island: { script: 'plan-card' } } : undefined,
});
export const registry = createRegistry([planCardBlock]);

export function pageHtml(blocks: readonly BlockNode[], search: string) {
  const slots = blocks.map((node) => <BlockSlot key={node.id} node={node} />);
  const { html, css, problems } = renderPage(<main>{slots}</main>, {
    registry,
    components: new Map([[planCard.id, PlanCard]]),
    islandAssets: (island) => ({ src: `/assets/${island}.js`, deps: [] }),
    search,
  });
  for (const { entryId, error } of problems) console.error(entryId, error);
  return `<style data-styled="">${css}</style><script src="/assets/boot.js"></script>${html}`;
}
