import { entryGraph, parseEntry, type AnyEntryType, type Problem } from '@skein/cms-client';
import type { Delivery } from '@skein/cms-client/server';
import { createServerSanitize } from '@skein/cms-client/server/sanitize';
import { planCard, type PlanCardProps } from './plan-card.example.ts';

const palette = { ink: '#0e1729', paper: '#fbf7f0', teal: '#00655e' };
const sanitize = createServerSanitize();

export async function readPlans(
  delivery: Delivery,
  report: (problem: Problem) => void,
): Promise<readonly PlanCardProps[]> {
  const answer = await delivery.ask({ contentType: planCard.id, locale: 'es' });
  const graph = entryGraph(answer);
  return graph.items.flatMap((item) => {
    const { value, problems } = parseEntry(planCard, item, graph, {
      types: [planCard as AnyEntryType],
      locale: 'es',
      palette,
      sanitize,
    });
    problems.forEach(report);
    return value === undefined ? [] : [value];
  });
}
