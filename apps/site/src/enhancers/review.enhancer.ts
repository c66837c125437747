export { enhanceReview as default } from '@skein/blocks/enhance-review';
