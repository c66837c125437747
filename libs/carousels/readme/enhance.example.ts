import { enhanceCarousels } from '@skein/carousels/enhance';

const stop = enhanceCarousels(document.body);
addEventListener('pagehide', ({ persisted }) => {
  if (!persisted) stop();
});
