import { createDelivery, lastGoodOnDisk } from '@skein/cms-client/server';

export const delivery = createDelivery({
  host: 'cdn.contentful.com',
  insecure: false,
  basePath: '',
  space: 'abc123',
  environment: 'master',
  token: 'delivery-token',
  timeoutMs: 5000,
  retries: 2,
  pauseAfterFailureMs: 10_000,
  lastGood: lastGoodOnDisk('.data/last-good'),
  onError: (error) => console.error(error.message, error.question),
});
