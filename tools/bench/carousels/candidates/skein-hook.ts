export { useCarousel } from '@skein/carousels';
