export { enhanceScrollSliders as default } from '@skein/carousels/enhance/carousel-block/gaming-stories';
