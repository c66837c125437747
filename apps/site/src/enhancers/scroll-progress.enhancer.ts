export { enhanceScrollProgress as default } from '@skein/carousels/enhance/scroll-progress';
