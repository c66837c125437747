export { Carousel } from 'react-responsive-carousel';
