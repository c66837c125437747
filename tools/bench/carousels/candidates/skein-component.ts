export { Carousel } from '@skein/carousels';
