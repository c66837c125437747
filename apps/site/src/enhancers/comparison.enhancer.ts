export { enhanceComparison as default } from '@skein/blocks/enhance-comparison';
