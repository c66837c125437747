import { enhanceCarousels } from '@skein/carousels/enhance';

enhanceCarousels(document.body);
