export { enhanceAppStores as default } from '@skein/blocks/enhance-app-stores';
