export { enhanceAnimatedText as default } from '@skein/carousels/enhance/animated-text';
