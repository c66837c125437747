export { colorText, enhanceAnimatedText } from './color-text.ts';
