export { enhanceScrollSliders, startScrollSlider } from './scroll-slider.ts';
