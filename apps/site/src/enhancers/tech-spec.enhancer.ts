export { enhanceTechSpec as default } from '@skein/blocks/enhance-tech-spec';
