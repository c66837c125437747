import { entry, parseAuthored, t } from '@skein/cms-client';
import { planCard } from './plan-card.example.ts';

export const fastPlan = entry(planCard, 'plan-fast', {
  title: t('Fast', 'Rápido'),
  price: '$70',
  to: '/plans/fast',
});

export const fastPlanProps = (
  locale: 'en-US' | 'es',
  sanitize: Parameters<typeof parseAuthored>[2]['sanitize'],
) =>
  parseAuthored(planCard, fastPlan, { locale, palette: { ink: '#0e1729', paper: '#fbf7f0' }, sanitize })
    .props;
