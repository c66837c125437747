export { Header as default } from '@skein/shell';
