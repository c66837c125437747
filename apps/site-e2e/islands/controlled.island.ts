export { Controlled as default } from './blocks.tsx';
