export { enhancePlans as default } from '@skein/blocks/enhance-plans';
