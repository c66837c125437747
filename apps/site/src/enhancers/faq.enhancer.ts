export { enhanceFaq as default } from '@skein/blocks/enhance-faq';
