export { enhanceCarousels } from '@skein/carousels/enhance';
