export { enhanceCarousels as default } from '@skein/carousels/enhance';
