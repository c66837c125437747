export { Video as default } from '@skein/blocks';
