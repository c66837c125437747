import type { Delivery } from '@skein/cms-client/server';
import { watchCall, type Figures } from '@skein/http/figures';
import { timed } from './server-timing.ts';

/** Returns a CMS connection that measures the time of each answer. */
export const watchedDelivery = (delivery: Delivery, figures: Figures | undefined): Delivery => ({
  ...delivery,
  ask: (question) =>
    timed('cms', () =>
      watchCall(
        figures,
        'cms',
        () => delivery.ask(question),
        ({ stale }) => (stale ? 'stale' : 'ok'),
      ),
    ),
});
