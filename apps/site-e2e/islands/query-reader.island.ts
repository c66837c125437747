export { QueryReader as default } from './blocks.tsx';
