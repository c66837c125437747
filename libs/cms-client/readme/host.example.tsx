import { BlockSlot, createRegistry, register, type BlockNode } from '@skein/cms-client';
import { renderPage } from '@skein/cms-client/render';
import { PlanCard } from './plan-card-component.example.tsx';
import { planCard } from './plan-card.example.ts';

export const registry = createRegistry([
  register(
    planCard,
    async () => PlanCard,
    ({ benefits }) => (benefits.length > 3 ? { when: 'visible', island: 'plan-card' } : undefined),
  ),
]);

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
