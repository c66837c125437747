export { enhanceVideoCarousels as default } from '@skein/carousels/enhance/carousel-block/videos';
