export { HeaderIsland as default } from '@skein/shell';
