export { NetworkStatus as default } from '@skein/blocks';
