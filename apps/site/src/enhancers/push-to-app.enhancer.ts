export { enhancePushToApp as default } from '@skein/blocks/enhance-push-to-app';
